import { expect, test } from "vitest";
import { tableOf } from "../testing";
import { aggregate, type Aggregation } from "./aggregate";
import { locate } from "./location";
import { meanLocation } from "./mean-location";
import { sdTrimmedLocation } from "./sd-trimmed-location";

const table = tableOf([
  [1, 2, 5],
  [null, null, null],
  [4, 4, 0],
]);

const everyMethod: Aggregation[] = [
  { method: "mean" },
  { method: "median" },
  { method: "weighted" },
  { method: "shift-scale" },
  { method: "majority" },
  { method: "dawid-skene" },
  { method: "trimmed", share: 0.2 },
  { method: "sd-trimmed", deviations: 1 },
];

test.each(everyMethod)("every judged item has a value by $method and others have none", (aggregation) => {
  const gold = aggregate(table, aggregation);
  expect(gold).toHaveLength(3);
  expect(gold[0]).toMatchObject({ n: 3, value: expect.any(Number) });
  expect(gold[1]).toEqual({ value: null, reason: "no_judgments" });
});

test("each method computes what its name says", () => {
  const bounds = { min: 0, max: 5 };
  const on = { bounds };
  expect(aggregate(table, { method: "mean" }, on)[0]).toEqual(locate(meanLocation, [1, 2, 5], 0, bounds));
  expect(aggregate(table, { method: "median" })[0]).toMatchObject({ value: 2 });
  expect(aggregate(table, { method: "majority" })[2]).toMatchObject({ value: 4, low: null });
  expect(aggregate(table, { method: "trimmed", share: 0.34 })[0]).toMatchObject({ value: 2 });
  expect(aggregate(table, { method: "sd-trimmed", deviations: 1 }, on)[2]).toEqual(
    locate(sdTrimmedLocation(1), [4, 4, 0], 0, bounds),
  );
});

test("where everybody answered N/A the value is 0, or missing by setting", () => {
  const notApplicable = [0, 4, 1];
  const zero = aggregate(table, { method: "mean" }, { notApplicable });
  expect(zero[1]).toEqual({ value: 0, n: 0, sd: null, low: null, high: null });
  const missing = aggregate(table, { method: "mean" }, { notApplicable, allNotApplicable: "missing" });
  expect(missing[1]).toEqual({ value: null, reason: "no_judgments" });
});

test("an N/A beside values takes their mean", () => {
  const median = aggregate(table, { method: "median" }, { notApplicable: [1, 0, 0] });
  // 1, 2, 5 and their mean 8/3.
  expect(median[0]?.value).toBeCloseTo(7 / 3, 14);
});
