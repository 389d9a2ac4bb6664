import { createReadStream, existsSync } from "node:fs";
import { expect, test } from "vitest";
import { readClssPairs } from "./clss-pairs";
import type { ImportFile } from "@/server/domain/import/item-reader";
import { pairReader } from "./pair-reader";
import { collect, readingContext, sourceOf } from "./testing";

const scale = { min: 0, max: 4 };
const read = (pairs: string, scores?: string) =>
  collect(readClssPairs(sourceOf(pairs), scale, scores === undefined ? undefined : sourceOf(scores)));
const file = (fileName: string, text: string): ImportFile => ({ fileName, open: () => sourceOf(text) });

test("a line is larger text, smaller text and id, whose beginning is the genre", async () => {
  const entries = await read('A "whole" sentence.\ta phrase\tNewswire-80\nb\tc\t7\n', "3.25\n\n");
  expect(entries).toMatchObject([
    {
      row: {
        textA: 'A "whole" sentence.',
        textB: "a phrase",
        externalId: "Newswire-80",
        genre: "Newswire",
        referenceScore: 3.25,
      },
    },
    { row: { externalId: "7", genre: null, referenceScore: null } },
  ]);
});

test("what is wrong with a line is told by line and column", async () => {
  const lines = "a\tb\tx-1\na\tb\n\tb\tx-2\na\tb\tx-1\ncat#n\tcat%1:05:00::\tcat#n#1\tw2s-1\n";
  expect(await read(lines, "1\n2\n3\n5\n1\n1\n")).toMatchObject([
    { row: { line: 1 } },
    { error: { line: 2, reason: "tab_columns", params: { n: 2, m: 3 } } },
    { error: { line: 3, column: 1, reason: "empty_text" } },
    { error: { line: 4, reason: "duplicate_id", params: { id: "x-1", n: 1 } } },
    { error: { line: 4, reason: "off_scale", file: "scores" } },
    { error: { line: 5, reason: "tab_columns", params: { n: 4, m: 3 } } },
    { error: { line: 6, reason: "line_count", params: { pairs: 5, scores: 6 } } },
  ]);
});

test("files are known by their names, a table of that name by its header, and any file by what is chosen", async () => {
  const files = [
    file("phrase2word.trial.gs.tsv", "1\n"),
    file("phrase2word.trial.input.tsv", "very tedious\ttenacity\tNewswire-2\n"),
    file("mine.input.tsv", "id\ttext_a\ttext_b\n1\ta\tb\n"),
    file("STS.input.set.txt", "a\tb\n"),
  ];
  const sorted = await pairReader(files, {});
  expect(
    sorted.map(({ fileName, scoresFileName, format, dataset }) => [
      fileName,
      scoresFileName,
      format,
      dataset,
    ]),
  ).toEqual([
    ["mine.input.tsv", null, "tsv", "mine.input"],
    ["STS.input.set.txt", null, "sts", "set"],
    ["phrase2word.trial.input.tsv", "phrase2word.trial.gs.tsv", "clss", "phrase2word"],
  ]);
  const [chosen] = await pairReader([file("pairs.txt", "a\tb\t1\n")], { format: "clss", dataset: "own" });
  expect(chosen).toMatchObject({ format: "clss", dataset: "own" });
  const [alone] = await pairReader([file("a.gs.tsv", "1\n")], {});
  expect(await collect(alone!.entries(readingContext()))).toMatchObject([
    { error: { reason: "scores_alone", params: { name: "a.input.tsv" } } },
  ]);
});

const folder = "../shared/data/clss2014-train-trial";
const published = ["paragraph2sentence", "sentence2phrase", "phrase2word"].flatMap((level) => [
  { level, part: "training", name: `${level}.train`, pairs: 500 },
  {
    level,
    part: "trial",
    name: `${level}.trial`,
    pairs: { paragraph2sentence: 34, sentence2phrase: 36, phrase2word: 38 }[level],
  },
]);

test.for(published)(
  "all pairs of $name of SemEval-2014 task 3 are read with their scores",
  async (set, context) => {
    context.skip(!existsSync(folder), `${folder} is not on this machine`);
    const files = [`data/${set.part}/${set.name}.input.tsv`, `keys/${set.part}/${set.name}.gs.tsv`].map(
      (name) => ({
        fileName: name.split("/").at(-1) ?? "",
        open: () => createReadStream(`${folder}/${name}`),
      }),
    );
    const [source, ...others] = await pairReader(files, {});
    expect(others).toEqual([]);
    expect(source?.dataset).toBe(set.level);
    const entries = await collect(source!.entries(readingContext()));
    const rows = entries.flatMap((entry) => ("row" in entry ? [entry.row] : []));
    expect(rows).toHaveLength(set.pairs ?? 0);
    expect(entries).toHaveLength(rows.length);
    expect(
      rows.every(({ referenceScore, externalId }) => referenceScore !== null && externalId !== null),
    ).toBe(true);
  },
);
