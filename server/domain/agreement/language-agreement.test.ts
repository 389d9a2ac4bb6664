import { expect, test } from "vitest";
import { alphaWithInterval } from "@/server/stats/agreement/alpha-interval";
import { krippendorffMatrix, tableOf } from "@/server/stats/testing";
import { drawAtOnce } from "./drawing";
import { drawsOfLanguages, languageAgreement } from "./language-agreement";

const settings = { level: "interval" as const, minShared: 2 };
const drawing = { draw: drawAtOnce(1), replicates: 200 };
const names = ["de", "en", "fr"];

/** Each judgment of a table in the language of its annotator. */
const found = (rows: readonly (readonly (number | null)[])[], languageOf: (annotator: number) => number) => {
  const table = tableOf(rows);
  const languages = { names, of: table.annotators.map(languageOf) };
  const order = Uint32Array.from(rows, (_, item) => item);
  return languageAgreement({ dimension: "similarity", table, languages, order }, settings, drawing);
};

// α of two observers alone, and between them and the other two: the coincidence matrix in exact arithmetic (Python).
test("the textbook matrix with two observers in either language", async () => {
  const [de, en, ...others] = await found(krippendorffMatrix, (annotator) => (annotator < 2 ? 0 : 1));
  expect(others).toEqual([]);
  const of = (observers: number[]) => {
    const rows = krippendorffMatrix.map((row) => observers.map((observer) => row[observer] ?? null));
    return alphaWithInterval(tableOf(rows), "interval");
  };
  const figure = ({ value, n }: { value: number | null; n: number }) => ({
    value: expect.closeTo(value ?? NaN, 11) as number,
    n,
    interval: "jackknife-by-item",
  });
  expect(de).toMatchObject({
    dimension: "similarity",
    language: "de",
    annotators: 2,
    within: figure(of([0, 1])),
  });
  expect(en).toMatchObject({ language: "en", annotators: 2, within: figure(of([2, 3])) });
  // Every judgment is in one of them; each language has items that the other lacks.
  expect([de?.judgments, en?.judgments]).toEqual([20, 21]);
  expect([de?.items, en?.items]).toEqual([11, 11]);
  expect(de?.withOthers).toMatchObject({
    value: expect.closeTo(1541 / 1948, 11) as number,
    ...{ n: 10, interval: "bootstrap-by-item" },
  });
  expect(en?.withOthers).toEqual(de?.withOthers);
});

test("each of several languages is held against all the others, and who judged in two is one of each", async () => {
  const rows = [
    [1, 1, 2, 2],
    [3, 3, 4, 4],
    [5, 5, 5, 5],
    [2, 2, 3, 3],
  ];
  const table = tableOf(rows);
  // The third annotator changes the language after the second item.
  const of = table.annotators.map((annotator, at) =>
    annotator < 2 ? 0 : annotator === 3 || at >= 8 ? 1 : 2,
  );
  const order = Uint32Array.from([0, 1, 2, 3]);
  const inLanguages = { dimension: "similarity", table, languages: { names, of }, order };
  const rowsFound = await languageAgreement(inLanguages, settings, drawing);
  expect(rowsFound.map(({ language, annotators, judgments }) => [language, annotators, judgments])).toEqual([
    ["de", 2, 8],
    ["en", 2, 6],
    ["fr", 1, 2],
  ]);
  expect(rowsFound[0]?.within).toMatchObject({ value: 1 });
  const [, , fr] = rowsFound;
  expect(fr?.within).toEqual({ value: null, reason: "no_pairs", n: 0 });
  expect(fr?.withOthers).toMatchObject({ n: 2 });
  expect(drawsOfLanguages({ names, of })).toBe(3);
});

test("languages whose people judged no item in common say why they have no agreement with each other", async () => {
  const [de, en] = await found(
    [
      [1, 2, null, null],
      [null, null, 3, 3],
    ],
    (annotator) => (annotator < 2 ? 0 : 1),
  );
  for (const one of [de, en]) expect(one?.withOthers).toEqual({ value: null, reason: "no_pairs", n: 0 });
});

test("there is nothing to tell where all judgments were given in one language", async () => {
  expect(await found(krippendorffMatrix, () => 1)).toEqual([]);
  expect(drawsOfLanguages({ names, of: Uint32Array.from([1, 1]) })).toBe(0);
  expect(drawsOfLanguages({ names, of: Uint32Array.from([0, 2]) })).toBe(1);
  expect(drawsOfLanguages(null)).toBe(0);
});
