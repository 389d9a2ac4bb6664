import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Pyramid } from "@/server/domain/pyramid/pyramid";
import { readPyramid } from "@/server/imports/pyramid/read-pyramid";
import { pyramidFile } from "@/server/exports/pyramid/pyramid-file";
import { sharedData } from "@/server/stats/published/shared-data";
import { tableOfText } from "@/server/imports/ratings-table/testing";
import { readSharedPyramid, sharedPyramids } from "./pyramid/shared-pyramids";

const written = (pyramid: Pyramid) => [...pyramidFile(pyramid)].join("");
const readAgain = (pyramid: Pyramid) => readPyramid(tableOfText(written(pyramid), "again.pyr"));

test("published pyramids are written as they are, byte for byte", async (context) => {
  for (const name of sharedPyramids) {
    const pyramid = await readSharedPyramid(context, name);
    expect(written(pyramid)).toBe(readFileSync(sharedData(context, name), "utf8"));
    expect(await readAgain(pyramid)).toEqual(pyramid);
  }
});

test("a pyramid with every character that XML treats apart is the same when it is read again", async () => {
  const text = "  <&>\"' \t tab\r\n]]> été 🌉\n\n";
  const pyramid: Pyramid = {
    ...{ text, headerPattern: "a ]]> b\r\n[-]*\\n & <" },
    units: [
      {
        ...{ id: '"1"', label: "a\n\tb\rc", comment: "", weight: 1 },
        contributors: [
          { label: "…", comment: 'said "so"', parts: [{ start: 2, end: text.length, text: text.slice(2) }] },
        ],
      },
    ],
  };
  expect(await readAgain(pyramid)).toEqual(pyramid);
  expect(await readAgain({ text: "", headerPattern: null, units: [] })).toEqual({
    ...{ text: "", headerPattern: null },
    units: [],
  });
});
