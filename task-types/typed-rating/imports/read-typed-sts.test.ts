import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { typedDimensions } from "@/server/domain/preset/typed-dimensions";
import { errorsAmong, filesOf, readAll, rowsAmong, twoDimensions } from "./testing";

const good = {
  "STS.input.x.txt": "https://e.org/1\thttps://e.org/2\nhttps://e.org/3\turn:4\n",
  "text/1a_e_1.txt": "dcTitle:\tBridge\ndcSubject:\trivers\ttowns\n",
  "text/1b_e_2.txt": "dcTitle:\tTower\n",
  "text/2a_e_3.txt": "dcTitle:\tHarbour\n",
  "text/2b_e_4.txt": "dcDate:\t1894\n",
};

test("each line becomes two records with their texts, links and titles", async () => {
  const rows = rowsAmong(await readAll(filesOf(good)));
  expect(rows.map(({ line, textA, textB }) => [line, textA, textB])).toEqual([
    [1, "Bridge", "Tower"],
    [2, "Harbour", "1894"],
  ]);
  expect(rows[0]?.content).toEqual({
    a: {
      fields: [
        { name: "dcTitle", values: ["Bridge"] },
        { name: "dcSubject", values: ["rivers", "towns"] },
      ],
      image: null,
      link: "https://e.org/1",
    },
    b: { fields: [{ name: "dcTitle", values: ["Tower"] }], image: null, link: "https://e.org/2" },
  });
});

test("what is no address a browser may be sent to is no link", async () => {
  const content = rowsAmong(await readAll(filesOf(good)))[1]?.content;
  expect(content).toMatchObject({ b: { link: null } });
  const script = { ...good, "STS.input.x.txt": "javascript:alert(1)\tb\nc\td\n" };
  expect(rowsAmong(await readAll(filesOf(script)))[0]?.content).toMatchObject({ a: { link: null } });
});

test("scores have a column for each dimension, and the first stands for the pair", async () => {
  const rows = rowsAmong(await readAll(filesOf({ ...good, "STS.gs.x.txt": "3\t1.2\n\t5\n" })));
  expect(rows.map(({ referenceScore, scores }) => [referenceScore, [...(scores ?? [])]])).toEqual([
    [
      3,
      [
        ["general", 3],
        ["author", 1.2],
      ],
    ],
    [null, [["author", 5]]],
  ]);
});

const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);

test("a picture called after a record belongs to it", async () => {
  const files = { ...good, "images/1a_e_1.jpg": jpeg, "images/2B.png": jpeg };
  const rows = rowsAmong(await readAll(filesOf(files)));
  expect(rows[0]?.content).toMatchObject({ a: { image: "1a_e_1.jpg" }, b: { image: null } });
  expect(rows[1]?.content).toMatchObject({ b: { image: "2B.png" } });
});

test("everything that is wrong is named with its file, line and column", async () => {
  const files = {
    "STS.input.x.txt": "a\tb\nonly one\n\nc\td\n",
    "STS.gs.x.txt": "1\tsix\n1\n",
    "1a.txt": "no colon\n",
    "1b.txt": "\n",
    "4a.txt": "dcTitle:\tx\n",
    "sub/4a.txt": "dcTitle:\tx\n",
    "9a.txt": "dcTitle:\tx\n",
  };
  expect(errorsAmong(await readAll(filesOf(files)))).toEqual([
    ["scores", 1, 2, "not_a_number"],
    ["1a.txt", 1, null, "field_line"],
    ["1b.txt", 1, null, "empty_record"],
    ["pairs", 2, null, "tab_columns"],
    ["scores", 2, null, "tab_columns"],
    ["pairs", 3, null, "empty_line"],
    ["pairs", 4, 2, "record_missing"],
    ["sub/4a.txt", 1, null, "record_twice"],
    ["9a.txt", 1, null, "record_of_no_line"],
    ["scores", 3, null, "line_count"],
  ]);
});

test("the synthetic set of 30 pairs is read whole", async (context) => {
  const folder = "../shared/data/typed-synthetic";
  context.skip(!existsSync(folder), `${folder} is not on this machine`);
  const names = ["STS.input.europeana.txt", "STS.gs.europeana.txt"];
  names.push(...readdirSync(`${folder}/text`).map((name) => `text/${name}`));
  const files = filesOf(Object.fromEntries(names.map((name) => [name, readFileSync(`${folder}/${name}`)])));
  const dimensions = typedDimensions.map(({ name }) => name);
  const entries = await readAll(files, { ...twoDimensions, dimensions });
  expect(errorsAmong(entries)).toEqual([]);
  const rows = rowsAmong(entries);
  expect(rows).toHaveLength(30);
  // Line 1 of its STS.gs file.
  expect([...(rows[0]?.scores?.values() ?? [])]).toEqual([3, 1.2, 1, 4.8, 0.2, 4.6, 4.8, 3]);
  // The first line of its text/10a file.
  expect(rows[9]?.textA).toBe("Regatta at Vornholm");
});
