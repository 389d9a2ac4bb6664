import { expect, test } from "vitest";
import { studentTQuantile } from "./student-t";

// Printed in every table of the distribution to three decimals; all digits here from scipy.stats.t.ppf.
test.each([
  [0.975, 1, 12.706204736174694],
  [0.975, 2, 4.302652729749462],
  [0.975, 4, 2.7764451051977934],
  [0.975, 12, 2.1788128296672284],
  [0.975, 30, 2.0422724563012378],
  [0.975, 1000, 1.9623390808264083],
  [0.9, 5, 1.4758840488244815],
  [0.9995, 3, 12.923978636687961],
])("t of %d with %d degrees agrees with scipy", (p, degrees, expected) => {
  expect(studentTQuantile(p, degrees) / expected).toBeCloseTo(1, 11);
});

test("the lower tail mirrors the upper one and the median is 0", () => {
  expect(studentTQuantile(0.025, 7)).toBeCloseTo(-studentTQuantile(0.975, 7), 13);
  expect(studentTQuantile(0.5, 7)).toBe(0);
});

test("with one degree the distribution is Cauchy's", () => {
  expect(studentTQuantile(0.75, 1)).toBeCloseTo(Math.tan(Math.PI / 4), 12);
});

test("impossible shares and degrees are refused", () => {
  expect(() => studentTQuantile(0, 5)).toThrow(RangeError);
  expect(() => studentTQuantile(1, 5)).toThrow(RangeError);
  expect(() => studentTQuantile(0.9, 0)).toThrow(RangeError);
});
