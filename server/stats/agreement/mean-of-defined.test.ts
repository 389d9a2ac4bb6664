import { expect, test } from "vitest";
import { meanOfDefined } from "./mean-of-defined";

test("estimates without a value are left out and not counted", () => {
  expect(meanOfDefined([{ value: 1 }, { value: null }, { value: 4 }])).toEqual({ value: 2.5, n: 2 });
});

test("nothing defined has no mean", () => {
  expect(meanOfDefined([])).toEqual({ value: null, reason: "none_defined" });
  expect(meanOfDefined([{ value: null }])).toEqual({ value: null, reason: "none_defined" });
});
