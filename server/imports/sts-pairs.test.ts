import { expect, test } from "vitest";
import { readStsPairs } from "./sts-pairs";
import { collect, sharedFile, sourceOf } from "./testing";

const scale = { min: 0, max: 5 };

const read = (pairs: string, scores?: string) =>
  collect(readStsPairs(sourceOf(pairs), scale, scores === undefined ? undefined : sourceOf(scores)));

const row = (line: number, textA: string, textB: string, referenceScore: number | null = null) => ({
  row: {
    line,
    externalId: null,
    textA,
    textB,
    dataset: null,
    referenceScore,
    gold: null,
    genre: null,
    split: null,
    group: null,
  },
});

test("each line is a pair, white space and quotes kept as they are", async () => {
  expect(await read('He said "go\tshe said ""go""\n  a \tb\r\n')).toEqual([
    row(1, 'He said "go', 'she said ""go""'),
    row(2, "  a ", "b"),
  ]);
});

test("characters are kept as they are composed in the file", async () => {
  expect(await read("cafe\u0301\tcaf\u00e9\n")).toEqual([row(1, "cafe\u0301", "caf\u00e9")]);
});

test("the score of a line belongs to the pair of that line, and an empty line is no score", async () => {
  expect(await read("a\tb\nc\td\ne\tf\n", "5.000\n\n 0.25 \n")).toEqual([
    row(1, "a", "b", 5),
    row(2, "c", "d", null),
    row(3, "e", "f", 0.25),
  ]);
});

test("lines with one column or three, empty lines and empty texts are refused by line and column", async () => {
  const entries = await read("one\na\tb\tc\n\n \tb\na\t\n\t\n");
  expect(entries.map((entry) => ("error" in entry ? entry.error : null))).toEqual([
    { file: "pairs", line: 1, column: null, found: "one", reason: "tab_columns", params: { n: 1, m: 2 } },
    {
      file: "pairs",
      line: 2,
      column: null,
      found: "a\tb\tc",
      reason: "tab_columns",
      params: { n: 3, m: 2 },
    },
    { file: "pairs", line: 3, column: null, found: "", reason: "empty_line", params: {} },
    { file: "pairs", line: 4, column: 1, found: " \tb", reason: "empty_text", params: { text: "A" } },
    { file: "pairs", line: 5, column: 2, found: "a\t", reason: "empty_text", params: { text: "B" } },
    { file: "pairs", line: 6, column: 1, found: "\t", reason: "empty_text", params: { text: "A" } },
    { file: "pairs", line: 6, column: 2, found: "\t", reason: "empty_text", params: { text: "B" } },
  ]);
});

test("a score that is no number or off the scale is refused in the file of the scores", async () => {
  const entries = await read("a\tb\nc\td\ne\tf\n", "3,5\n5.01\n5\n");
  expect(entries).toEqual([
    {
      error: {
        file: "scores",
        line: 1,
        column: 1,
        found: "3,5",
        reason: "decimal_comma",
        params: { v: "3,5", w: "3.5" },
      },
    },
    {
      error: {
        file: "scores",
        line: 2,
        column: 1,
        found: "5.01",
        reason: "off_scale",
        params: { v: "5.01", min: 0, max: 5 },
      },
    },
    row(3, "e", "f", 5),
  ]);
});

test("too few or too many scores are refused with both counts", async () => {
  const tooFew = await read("a\tb\nc\td\n", "1\n");
  expect(tooFew.at(-1)).toMatchObject({
    error: { file: "scores", line: 2, reason: "line_count", params: { pairs: 2, scores: 1 } },
  });
  const tooMany = await read("a\tb\n", "1\n2\n3\n");
  expect(tooMany.at(-1)).toMatchObject({
    error: { file: "scores", line: 2, reason: "line_count", params: { pairs: 1, scores: 3 } },
  });
});

test("a file of scores that is not text ends reading with that reason alone", async () => {
  const entries = await read("a\tb\nc\td\n", "\u0000");
  expect(entries).toMatchObject([{ error: { file: "scores", reason: "not_text" } }]);
});

test("an empty file holds no pairs", async () => {
  expect(await read("")).toMatchObject([{ error: { reason: "no_pairs", line: 1 } }]);
});

test("a reader that stops early closes both files", async () => {
  const closed: string[] = [];
  async function* watched(name: string, text: string) {
    try {
      yield Buffer.from(text.repeat(10_000));
      yield Buffer.from(text);
    } finally {
      closed.push(name);
    }
  }
  for await (const entry of readStsPairs(watched("pairs", "a\tb\n"), scale, watched("scores", "1\n"))) {
    expect(entry).toEqual(row(1, "a", "b", 1));
    break;
  }
  expect(closed.sort()).toEqual(["pairs", "scores"]);
});

test.for([
  ["sts2012-onwn", "surprise.OnWN"],
  ["sts2013-headlines", "headlines"],
  ["sts2014-images", "images"],
])("all 750 pairs and scores of %s are read", async ([folder, dataset], context) => {
  const pairs = sharedFile(context, `${folder}/STS.input.${dataset}.txt`);
  const scores = sharedFile(context, `${folder}/STS.gs.${dataset}.txt`);
  const entries = await collect(readStsPairs(pairs, scale, scores));
  const rows = entries.flatMap((entry) => ("row" in entry ? [entry.row] : []));
  expect(entries).toHaveLength(750);
  expect(rows.filter(({ referenceScore }) => referenceScore !== null)).toHaveLength(750);
});
