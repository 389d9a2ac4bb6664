import { expect, test } from "vitest";
import { pearson } from "../pearson";
import { evaluateRun, type ScoredDataset } from "./evaluate-run";

const first: ScoredDataset = { name: "headlines", gold: [0, 1, 3, 4, 5], scores: [1, 1, 2, 5, 4] };
const second: ScoredDataset = {
  name: "images",
  gold: [5, 2, 4],
  scores: [90, 20, 85],
  confidences: [100, 50, 0],
};

test("each dataset has its correlations, and an interval where there are enough items", () => {
  const { datasets } = evaluateRun([first, second]);
  expect(datasets.map(({ name, n }) => [name, n])).toEqual([
    ["headlines", 5],
    ["images", 3],
  ]);
  expect(datasets[0]?.pearson).toEqual(pearson(first.scores, first.gold));
  expect(datasets[0]?.low).toBeLessThan(datasets[0]?.pearson.value ?? NaN);
  expect(datasets[0]?.weightedPearson).toBeNull();
  expect(datasets[1]).toMatchObject({ low: null, high: null, spearman: { value: expect.closeTo(1, 12) } });
  // With the third weight 0 only two pairs count.
  expect(datasets[1]?.weightedPearson).toEqual({ value: expect.closeTo(1, 12), n: 2 });
});

test("ALL puts the datasets one behind the other as they are, ALLnorm after a fit to each", () => {
  const { all, allNorm } = evaluateRun([first, second]);
  expect(all).toEqual(pearson([1, 1, 2, 5, 4, 90, 20, 85], [0, 1, 3, 4, 5, 5, 2, 4]));
  expect(allNorm.value).toBeGreaterThan(all.value ?? NaN);
  // Stretching one dataset's scores changes ALL only.
  const stretched = { ...second, scores: second.scores.map((score) => score / 20) };
  expect(evaluateRun([first, stretched]).allNorm.value).toBeCloseTo(allNorm.value ?? NaN, 12);
});

test("Mean weighs each dataset by its number of items", () => {
  const { datasets, mean } = evaluateRun([first, second]);
  const [a, b] = datasets.map((dataset) => dataset.pearson.value ?? NaN);
  expect(mean).toEqual({ value: expect.closeTo((5 * a! + 3 * b!) / 8, 12), n: 8 });
});

test("the sum of CLSS gives each dataset the same weight", () => {
  const { datasets, sum } = evaluateRun([first, second]);
  const [a, b] = datasets.map((dataset) => dataset.pearson.value ?? NaN);
  expect(sum).toEqual({ value: expect.closeTo(a! + b!, 12), n: 8 });
  const constant = { ...second, scores: [1, 1, 1] };
  expect(evaluateRun([first, constant]).sum).toEqual({ value: null, reason: "undefined_dataset" });
});

test("a constant run has no correlation, no interval and no Mean, and says why", () => {
  const { datasets, mean, allNorm } = evaluateRun([{ ...first, scores: [2, 2, 2, 2, 2] }]);
  expect(datasets[0]).toMatchObject({ pearson: { value: null, reason: "no_variance" }, low: null });
  expect(mean).toEqual({ value: null, reason: "undefined_dataset" });
  expect(allNorm).toEqual({ value: null, reason: "no_variance" });
  expect(evaluateRun([]).mean).toEqual({ value: null, reason: "no_datasets" });
});
