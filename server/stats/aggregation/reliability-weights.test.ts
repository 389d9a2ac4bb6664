import { expect, test } from "vitest";
import { pearson } from "../pearson";
import { tableOf } from "../testing";
import { reliabilityWeights } from "./reliability-weights";

test("weights are correlations with the others, never negative, and the average for who has none", () => {
  const rows = [
    [1, 1, 5, null],
    [2, 3, 4, null],
    [4, 4, 2, 3],
    [5, 5, 1, null],
  ];
  const weights = reliabilityWeights(tableOf(rows));
  const first = pearson([1, 2, 4, 5], [3, 3.5, 3, 3]).value ?? NaN;
  expect(weights[0]).toBeCloseTo(Math.max(0, first), 12);
  expect(weights[2]).toBe(0);
  expect(weights[3]).toBeCloseTo((weights[0]! + weights[1]! + weights[2]!) / 3, 12);
});

test("where nobody can be compared, everybody weighs 1", () => {
  expect([
    ...reliabilityWeights(
      tableOf([
        [1, null],
        [null, 2],
      ]),
    ),
  ]).toEqual([1, 1]);
});
