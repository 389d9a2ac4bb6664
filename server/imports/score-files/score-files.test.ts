import { describe, expect, test } from "vitest";
import { FaultyTable } from "../ratings-table/table-fault";
import { tableOfText } from "../ratings-table/testing";
import { collect } from "../testing";
import { readGenres } from "./read-genres";
import { readGoldScores } from "./read-gold-scores";
import { readRun } from "./read-run";
import { readTextPairs } from "./read-text-pairs";

const plain = { confidence: false, fill: null };

async function faultsOf(reading: Promise<unknown>) {
  const error = await reading.catch((thrown: unknown) => thrown);
  return error instanceof FaultyTable ? error.faults.map(({ line, column }) => [line, column]) : error;
}

describe("gold", () => {
  test("has a score a line, and an empty line has none", async () => {
    expect(await readGoldScores(tableOfText("5\r\n\r\n 2.5 \r\n0\r\n"))).toEqual([5, null, 2.5, 0]);
    expect(await readGoldScores(tableOfText("1\n\n"))).toEqual([1, null]);
  });

  test("has one column", async () => {
    expect(await faultsOf(readGoldScores(tableOfText("1\n1\t2\nx\n")))).toEqual([
      [2, 2],
      [3, 1],
    ]);
  });
});

describe("a run", () => {
  test("may have confidences, which count only when asked for", async () => {
    const file = tableOfText("1\t90\n2\t0\n");
    expect(await readRun(file, plain)).toEqual({ scores: [1, 2], confidences: null, filled: 0 });
    expect(await readRun(file, { ...plain, confidence: true })).toMatchObject({ confidences: [90, 0] });
  });

  test("has 0 filled in like any other score", async () => {
    const filled = await readRun(tableOfText("1\nNaN\n\n"), { confidence: false, fill: 0 });
    expect(filled).toEqual({ scores: [1, 0, 0], confidences: null, filled: 2 });
  });

  test("of very many faults tells the first fifty", async () => {
    expect(await faultsOf(readRun(tableOfText("x\n".repeat(80)), plain))).toHaveLength(50);
  });

  test("that is no text is refused", async () => {
    expect(await faultsOf(readRun(tableOfText("1\n\u0000\n"), plain))).toEqual([[1, null]]);
  });
});

test("genres are the ids without their numbers", async () => {
  expect(await readGenres(tableOfText("a\tb\tNewswire-80\na\tk\tb#n#1\tw2s-1\n"))).toEqual([
    "Newswire",
    "w2s",
  ]);
  expect(await faultsOf(readGenres(tableOfText("a\tb\na\tb\tNewswire\n")))).toEqual([
    [1, 2],
    [2, 3],
  ]);
});

test("pairs are read as written, white space and quotes included", async () => {
  const pairs = await collect(readTextPairs(tableOfText('"a" \t b\nlarger\tsmaller\tCQA-1\n')));
  expect(pairs).toEqual([
    { textA: '"a" ', textB: " b" },
    { textA: "larger", textB: "smaller" },
  ]);
  expect(await faultsOf(collect(readTextPairs(tableOfText("a\tb\nlonely\n"))))).toEqual([[2, null]]);
});
