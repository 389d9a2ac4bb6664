import { expect, test } from "vitest";
import { quantile } from "./quantile";

// Reference numbers: numpy.quantile([1, 2, 4, 8, 16], p).
test.each([
  [0, 1],
  [0.025, 1.1],
  [0.5, 4],
  [0.9, 12.8],
  [1, 16],
])("the quantile %d agrees with numpy", (p, expected) => {
  expect(quantile([1, 2, 4, 8, 16], p)).toBeCloseTo(expected, 14);
});

test("nothing has no quantile, and shares outside 0 to 1 are refused", () => {
  expect(() => quantile([], 0.5)).toThrow(RangeError);
  expect(() => quantile([1], 1.5)).toThrow(RangeError);
});
