import { expect, test } from "vitest";
import { readPairTable, type PairTableOptions } from "./pair-table";
import { collect, sharedFile, sourceOf } from "./testing";

const read = (text: string, options: Partial<PairTableOptions> = {}) =>
  collect(readPairTable(sourceOf(text), { format: "csv", scale: { min: 0, max: 5 }, ...options }));

const readErrors = async (text: string, options: Partial<PairTableOptions> = {}) =>
  (await read(text, options)).flatMap((entry) => ("error" in entry ? [entry.error] : []));

test("a table begins with its head, and each record becomes a pair", async () => {
  const text = [
    "id,text_a,text_b,dataset,score,gold,tolerance,explanation,use,genre,group",
    'p1," a, one ",b,news,4.4,5,0.5,Both say the same.,test,sport,match 1',
    "p2,c,d,,,,,,,,",
  ].join("\n");
  const header = (text.split("\n")[0] ?? "").split(",");
  const [head, ...rows] = await read(text);
  expect(head).toMatchObject({ head: { header, mapping: { id: "id", textA: "text_a", gold: "gold" } } });
  expect(rows).toEqual([
    {
      row: {
        line: 2,
        externalId: "p1",
        textA: " a, one ",
        textB: "b",
        dataset: "news",
        referenceScore: 4.4,
        gold: { answer: 5, tolerance: 0.5, explanation: "Both say the same.", use: "test" },
        genre: "sport",
        split: null,
        group: "match 1",
      },
    },
    {
      row: {
        line: 3,
        externalId: "p2",
        textA: "c",
        textB: "d",
        dataset: null,
        referenceScore: null,
        gold: null,
        genre: null,
        split: null,
        group: null,
      },
    },
  ]);
});

test("only the columns of the mapping are read", async () => {
  const mapping = { textA: "left", textB: "right" };
  const entries = await read("left\tright\tscore\na\tb\tunknown\n", { format: "tsv", mapping });
  expect(entries[1]).toMatchObject({ row: { textA: "a", textB: "b", referenceScore: null } });
});

test("every wrong cell is named by line, column and what stands there", async () => {
  const text = [
    "id,text_a,text_b,dataset,score,gold,tolerance",
    "p1,a,b,news,4,,",
    "p1,a,b,news,6,five,",
    "p2,,b,a/b,x,1,-1",
    "p3,a,b,news,,1,wide",
  ].join("\n");
  const place = { file: "pairs" };
  expect(await readErrors(text)).toEqual([
    { ...place, line: 3, column: 5, found: "6", reason: "off_scale", params: { v: "6", min: 0, max: 5 } },
    { ...place, line: 3, column: 6, found: "five", reason: "not_a_number", params: { v: "five" } },
    { ...place, line: 3, column: 1, found: "p1", reason: "duplicate_id", params: { id: "p1", n: 2 } },
    {
      ...place,
      line: 4,
      column: 2,
      found: "p2\t\tb\ta/b\tx\t1\t-1",
      reason: "empty_text",
      params: { text: "A" },
    },
    { ...place, line: 4, column: 4, found: "a/b", reason: "dataset_name", params: { v: "a/b" } },
    { ...place, line: 4, column: 5, found: "x", reason: "not_a_number", params: { v: "x" } },
    { ...place, line: 4, column: 7, found: "-1", reason: "negative_tolerance", params: { v: "-1" } },
    { ...place, line: 5, column: 7, found: "wide", reason: "not_a_number", params: { v: "wide" } },
  ]);
});

test("a gold item is for work unless its use says test, and no other use is known", async () => {
  const text = "text_a,text_b,gold,use\na,b,1,\na,b,1,Work\na,b,1,TEST\na,b,1,quiz\na,b,,quiz\n";
  const entries = await read(text);
  const uses = entries.flatMap((entry) => ("row" in entry ? [entry.row.gold?.use ?? null] : []));
  expect(uses).toEqual(["work", "work", "test", null]);
  expect(await readErrors(text)).toEqual([
    { file: "pairs", line: 5, column: 4, found: "quiz", reason: "gold_use", params: { v: "quiz" } },
  ]);
});

test("a record with more or fewer columns than the header is refused", async () => {
  expect(await readErrors("text_a,text_b\na\na,b,c\n")).toMatchObject([
    { line: 2, column: null, found: "a", reason: "column_count", params: { n: 1, m: 2 } },
    { line: 3, column: null, found: "a\tb\tc", reason: "column_count", params: { n: 3, m: 2 } },
  ]);
});

test("empty ids are not duplicates of each other", async () => {
  expect(await readErrors("id,text_a,text_b\n,a,b\n,c,d\n")).toEqual([]);
});

test("columns without a name or with the same name are refused before any line", async () => {
  expect(await read("text_a,,text_b, text_a\na,b\n")).toMatchObject([
    { error: { line: 1, column: 2, reason: "empty_column_name", params: { n: 2 } } },
    { error: { line: 1, column: 4, reason: "duplicate_column_name", params: { name: "text_a", n: 1 } } },
  ]);
});

test("a header without texts shows its head and asks for the columns", async () => {
  const entries = await read("eins,zwei\na,b\n");
  expect(entries).toMatchObject([
    { head: { header: ["eins", "zwei"], mapping: {} } },
    { error: { reason: "column_not_chosen", params: { text: "A" } } },
    { error: { reason: "column_not_chosen", params: { text: "B" } } },
  ]);
});

test("a mapping to a column that is not there, or twice to the same one, is refused", async () => {
  const missing = { textA: "text_a", textB: "text_b", score: "mean" };
  expect(await readErrors("text_a,text_b\na,b\n", { mapping: missing })).toMatchObject([
    { line: 1, reason: "column_missing", params: { name: "mean" } },
  ]);
  const same = { textA: "text_a", textB: "text_a" };
  expect(await readErrors("text_a,text_b\na,b\n", { mapping: same })).toMatchObject([
    { line: 1, reason: "same_column", params: { name: "text_a" } },
  ]);
});

test("a first line that cannot be read is not skipped in favour of the second", async () => {
  expect(await read("\ntext_a,text_b\na,b\n")).toMatchObject([{ error: { line: 1, reason: "empty_line" } }]);
});

test("a table without records, or without anything, holds no pairs", async () => {
  expect(await readErrors("text_a,text_b\n")).toMatchObject([{ reason: "no_pairs" }]);
  expect(await readErrors("")).toMatchObject([{ reason: "no_pairs" }]);
});

test("all 153 pairs of WordSim-353, set 1 are read with their published means", async (context) => {
  const source = sharedFile(context, "wordsim353-set1/set1.csv");
  const entries = await collect(readPairTable(source, { format: "csv", scale: { min: 0, max: 10 } }));
  expect(entries).toHaveLength(154);
  expect(entries[1]).toMatchObject({ row: { line: 2, textA: "love", textB: "sex", referenceScore: 6.77 } });
  expect(entries.filter((entry) => "error" in entry)).toEqual([]);
});
