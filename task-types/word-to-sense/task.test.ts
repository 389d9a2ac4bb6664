import { expect, test } from "vitest";
import { releaseOf, textOf } from "@/server/exports/testing";
import type { ItemFileEntry } from "@/server/domain/import/pair-file-entry";
import { collect, readingContext, sourceOf } from "@/server/imports/testing";
import { leasedItem } from "@/server/domain/task/wire";
import { wordToSense } from "./task";

const lines = [
  "bike#n\tcar%1:06:00::\tcar#n#1\tw-1\tbike%1:06:02::\t2",
  "zombify#v\twalk%2:38:00::\twalk#v#1\tw-2\tmake somebody a zombie\t",
  "red#a\tbright%3:00:00::\tbright#a#1\tw-3",
  "maya#n\tindian%1:18:00::\tIndian#n#1\tw-4\t\t\tsomebody whose forebears lived in America",
];
const dimensions = [
  {
    id: "similarity",
    label: "How similar?",
    definition: "",
    scale: { step: 1, notApplicable: false, points: [] },
  },
];

async function rowsOf(files: Record<string, string>) {
  const sources = await wordToSense.reader(
    Object.entries(files).map(([fileName, text]) => ({ fileName, open: () => sourceOf(text) })),
    {},
  );
  const [source] = sources;
  const entries = source === undefined ? [] : await collect<ItemFileEntry>(source.entries(readingContext()));
  return { source, rows: entries.flatMap((entry) => ("row" in entry ? [entry.row] : [])) };
}

test("an annotator gets both meanings with parents and siblings, and not the rating that a sense was picked for", async () => {
  const { rows } = await rowsOf({ "words.input.tsv": lines.join("\n") });
  const [bike, zombify, red] = rows.map(({ textA, textB, content }) => {
    const settings = { allowTies: false, imageHosts: [] };
    const asked = { textA, textB, content, dimensions, order: [], settings };
    const shown = wordToSense.show(asked, String);
    return leasedItem.parse({ ...shown, key: "k", type: "word-to-sense" });
  });
  expect(bike).toMatchObject({
    word: {
      words: ["bike"],
      pos: "n",
      gloss: expect.stringContaining("two wheels") as string,
      senses: [{ words: ["motorcycle", "bike"] }, { words: ["bicycle", "bike", "wheel", "cycle"] }],
    },
    sense: { words: ["car", "auto", "automobile", "machine", "motorcar"], family: { siblingCount: 10 } },
  });
  expect(zombify).toMatchObject({ word: { gloss: "make somebody a zombie", family: null, senses: [] } });
  expect(red).toMatchObject({ word: { gloss: null, family: null } });
  expect(JSON.stringify([bike, zombify, red])).not.toContain("requested");
});

test("scores of the file beside it come with the items", async () => {
  const { source, rows } = await rowsOf({
    "words.gs.tsv": "1.50\n0\n4\n2\n",
    "words.input.tsv": `${lines.join("\n")}\n`,
  });
  expect(source).toMatchObject({ dataset: "words", scoresFileName: "words.gs.tsv" });
  expect(rows.map(({ referenceScore }) => referenceScore)).toEqual([1.5, 0, 4, 2]);
});

test("a line that is left out takes its score along", async () => {
  const files = {
    "words.gs.tsv": "1.50\n0\n4\n",
    "words.input.tsv": [lines[0], "pair#v\tbring_together%2:35:01::\tbring_together#v#1\tw-9", lines[2]].join(
      "\n",
    ),
  };
  const [source] = await wordToSense.reader(
    Object.entries(files).map(([fileName, text]) => ({ fileName, open: () => sourceOf(text) })),
    { unknownSenses: "skip" },
  );
  const entries = await (source === undefined
    ? []
    : collect<ItemFileEntry>(source.entries(readingContext())));
  expect(
    entries.map((entry) =>
      "row" in entry ? [entry.row.externalId, entry.row.referenceScore] : Object.keys(entry),
    ),
  ).toEqual([["w-1", 1.5], ["note"], ["w-3", 4]]);
});

test("what is released is what was imported: the form of 2014, and with the meanings", async () => {
  const { rows } = await rowsOf({ "words.input.tsv": lines.join("\n") });
  const items = rows.map(({ externalId, split: _split, ...row }) => ({
    ...row,
    dataset: "words",
    item: externalId ?? "",
  }));
  const release = releaseOf(items, { gold: [[{ value: 2.25 }, { value: 0 }, null]] });
  const [input, meanings, gs] = wordToSense.releaseForms.map((form) => {
    const made = form("words");
    return { name: made.name, text: textOf(made, release) };
  });
  expect(input).toEqual({
    name: "words.input.tsv",
    text: lines.map((line) => `${line.split("\t").slice(0, 4).join("\t")}\n`).join(""),
  });
  expect(gs?.name).toBe("words.gs.tsv");
  expect(gs?.text.split("\n").slice(0, 2)).toEqual(["2.25", "0"]);
  const again = await rowsOf({ "words.meanings.tsv": meanings?.text ?? "" });
  expect(again.source?.dataset).toBe("words");
  expect(again.rows).toEqual(rows);
});
