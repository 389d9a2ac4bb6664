import { expect, test } from "vitest";
import { fQuantile } from "./f-distribution";

// Reference numbers: scipy.stats.f.ppf(p, d1, d2).
test.each([
  [0.975, 5, 18, 3.381967805875243],
  [0.025, 5, 18, 0.15718616136624453],
  [0.975, 3.4, 200.7, 3.030338024911067],
  [0.5, 1, 1, 1],
  [0.025, 15, 5, 0.27960958175665507],
])("F of %d with %d and %d degrees agrees with scipy", (p, d1, d2, expected) => {
  expect(fQuantile(p, d1, d2) / expected).toBeCloseTo(1, 10);
});

test("impossible shares and degrees are refused", () => {
  expect(() => fQuantile(1, 2, 2)).toThrow(RangeError);
  expect(() => fQuantile(0.5, 0, 2)).toThrow(RangeError);
});
