import { expect, test } from "vitest";
import { tableOf } from "../testing";
import { majorityAccuracy } from "./majority-accuracy";

const table = tableOf([
  [1, 1, 3],
  [2, 3, null],
  [4, 4, 4],
  [null, null, null],
]);

test("an item counts as right when the value chosen most often is", () => {
  expect(majorityAccuracy(table, [1, null, 0, null], 0)).toEqual({ value: 0.5, n: 2 });
});

test("a tie counts by the share of the tied values that is right", () => {
  expect(majorityAccuracy(table, [null, 3, null, null], 0)).toEqual({ value: 0.5, n: 1 });
  expect(majorityAccuracy(table, [null, 3, null, null], 1)).toEqual({ value: 1, n: 1 });
});

test("items without a judgment or a known answer do not enter", () => {
  expect(majorityAccuracy(table, [1, null, null, 2], 0)).toEqual({ value: 1, n: 1 });
  expect(majorityAccuracy(table, [null, null, null, 2], 0)).toEqual({
    value: null,
    reason: "no_gold_judged",
  });
});
