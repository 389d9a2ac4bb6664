import { describe, expect, test } from "vitest";
import { evaluateRun } from "@/server/stats/evaluation/evaluate-run";
import { pearson } from "@/server/stats/pearson";
import { seededRandom } from "@/server/stats/random";
import { compareRuns } from "@/server/stats/evaluation/compare-runs";
import { humanFigures } from "./human-figures";
import { differenceOf, scoreRun } from "./score-run";

const gold = [
  { name: "a", gold: [0, 1, 3, 4, 5, null], genres: ["x", "y", "x", "x", null, "y"] },
  { name: "b", gold: [5, 2, 4, null, 1], genres: null },
];
const linesOf = (a: number[], b: number[]) => [
  { scores: a, confidences: null },
  { scores: b, confidences: null },
];
const middling = linesOf([1, 1, 2, 5, 4, 9], [4, 2, 5, 9, 0]);
const other = linesOf([0, 2, 2, 3, 5, 9], [5, 1, 4, 9, 3]);

describe("a run", () => {
  test("scores what evaluate says of the items with gold", () => {
    const expected = evaluateRun([
      { name: "a", gold: [0, 1, 3, 4, 5], scores: [1, 1, 2, 5, 4] },
      { name: "b", gold: [5, 2, 4, 1], scores: [4, 2, 5, 0] },
    ]);
    const found = scoreRun(gold, middling);
    expect(found).toMatchObject({
      ...{ all: expected.all.value, allNorm: expected.allNorm.value, mean: expected.mean.value },
      ...{ sum: expected.sum.value, weightedAll: null, weightedMean: null },
    });
    expect(found.parts.map(({ n, pearson, low }) => [n, pearson, low])).toEqual(
      expected.datasets.map(({ n, pearson, low }) => [n, pearson.value, low]),
    );
    expect(found.allLow).toBeLessThan(found.all ?? 0);
  });

  test("that repeats the gold scores 1 everywhere, and one that reverses it −1", () => {
    const perfect = scoreRun(gold, linesOf([0, 1, 3, 4, 5, 0], [5, 2, 4, 0, 1]));
    const { all, allNorm, mean, sum, spearmanSum, dimensionMean } = perfect;
    expect([all, allNorm, mean, sum, spearmanSum, dimensionMean]).toEqual(
      [1, 1, 1, 2, 2, 1].map((value) => expect.closeTo(value, 12) as number),
    );
    const reversed = scoreRun(gold, linesOf([5, 4, 2, 1, 0, 0], [0, 3, 1, 0, 4]));
    expect([reversed.all, reversed.mean, reversed.sum, reversed.spearmanSum]).toEqual(
      [-1, -1, -2, -2].map((value) => expect.closeTo(value, 12) as number),
    );
    expect(reversed.parts[0]?.spearman).toBeCloseTo(-1, 12);
  });

  test("of equal scores has no figures, and no NaN", () => {
    const flat = scoreRun(gold, linesOf([2, 2, 2, 2, 2, 2], [1, 1, 1, 1, 1]));
    expect([flat.mean, flat.parts[0]?.pearson, flat.sum]).toEqual([null, null, null]);
    expect(JSON.stringify(flat)).not.toContain("NaN");
  });

  test("is weighted by its confidences where every dataset has them", () => {
    const sure = middling.map(({ scores }) => ({ scores, confidences: scores.map((_, at) => at * 10) }));
    expect(scoreRun(gold, sure).weightedMean).not.toBeNull();
    expect(scoreRun(gold, [sure[0]!, middling[1]!]).weightedMean).toBeNull();
  });

  test("has figures for each genre of the items with gold, and none for items without a genre", () => {
    const [a, b] = scoreRun(gold, middling).parts;
    expect(a?.genres.map(({ name, n }) => [name, n])).toEqual([
      ["x", 3],
      ["y", 1],
    ]);
    expect(a?.genres[0]?.pearson).toBeCloseTo(pearson([1, 2, 5], [0, 3, 4]).value ?? NaN, 12);
    expect([a?.genres[1]?.pearson, b?.genres]).toEqual([null, []]);
  });

  test.each([1, 2, 3, 4, 5])("is not better in ALL than in ALLnorm after shifts, seed %i", (seed) => {
    const random = seededRandom(seed);
    const any = (n: number) => Array.from({ length: n }, () => random() * 5);
    const drawn = [
      { name: "a", gold: any(40), genres: null },
      { name: "b", gold: any(60), genres: null },
    ];
    const near = drawn.map((part) => part.gold.map((value) => value + random() * 3));
    const shifted = near.map((scores) => {
      const [slope, shift] = [random() * 4 + 0.1, random() * 100];
      return { scores: scores.map((score) => slope * score + shift), confidences: null };
    });
    const before = scoreRun(
      drawn,
      near.map((scores) => ({ scores, confidences: null })),
    );
    const found = scoreRun(drawn, shifted);
    expect(found.allNorm).toBeGreaterThanOrEqual(found.all ?? NaN);
    expect(found.allNorm).toBeCloseTo(before.allNorm ?? NaN, 10);
    expect(found.mean).toBeCloseTo(before.mean ?? NaN, 10);
  });

  test("of another length is an error of ours", () => {
    expect(() => scoreRun(gold, linesOf([1], [1, 2, 3, 4, 5]))).toThrow(RangeError);
  });
});

test("two runs differ as compare says of the Mean, whatever it draws", () => {
  const expected = compareRuns(
    [
      { name: "a", gold: [0, 1, 3, 4, 5], a: [1, 1, 2, 5, 4], b: [0, 2, 2, 3, 5] },
      { name: "b", gold: [5, 2, 4, 1], a: [4, 2, 5, 0], b: [5, 1, 4, 3] },
    ],
    "pearson",
    { samples: 20, seed: 1 },
  ).mean;
  const found = differenceOf(gold, middling, other);
  expect(found).toEqual({
    t: expected.williams.value,
    p: expected.williams.value === null ? null : expected.williams.p,
    z: expected.fisher.value,
    fisherP: expected.fisher.value === null ? null : expected.fisher.p,
  });
  expect(found.p).not.toBeNull();
});

test("the human row has the Mean and the sum of its datasets, or none where one is unknown", () => {
  const figure = (value: number) => ({
    value,
    low: value - 0.1,
    high: value + 0.1,
    n: 5,
    interval: "fisher-z" as const,
  });
  const both = (value: number) => ({ pearson: figure(value), spearman: figure(value) });
  const known = new Map([
    ["a", both(0.8)],
    ["b", both(0.6)],
    [null, both(0.7)],
  ]);
  const found = humanFigures(known, gold);
  expect(found.mean).toBeCloseTo((0.8 * 5 + 0.6 * 4) / 9, 12);
  expect([found.sum, found.spearmanSum, found.dimensionMean]).toEqual(
    [1.4, 1.4, 0.7].map((value) => expect.closeTo(value, 12) as number),
  );
  expect([found.all, found.allLow]).toEqual([0.7, 0.7 - 0.1]);
  known.delete("b");
  expect([humanFigures(known, gold).mean, humanFigures(known, gold).all]).toEqual([null, 0.7]);
});
