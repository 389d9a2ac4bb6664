import { expect, test } from "vitest";
import { median } from "./median";

test("of an odd number of values it is the middle one, whatever their order", () => {
  expect(median([10, 2, 9])).toEqual({ value: 9 });
});

test("of an even number of values it is the mean of the two middle ones", () => {
  expect(median([1, 2, 10, 4])).toEqual({ value: 3 });
});

test("missing values are left out", () => {
  expect(median([null, 7, null])).toEqual({ value: 7 });
});

test("no values have no median", () => {
  expect(median([null])).toEqual({ value: null, reason: "no_values" });
});
