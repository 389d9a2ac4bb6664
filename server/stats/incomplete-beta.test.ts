import fc from "fast-check";
import { expect, test } from "vitest";
import { incompleteBeta } from "./incomplete-beta";

// Reference numbers: scipy.special.betainc(a, b, x).
test.each([
  [0.3, 0.5, 0.5, 0.36901011956554536],
  [0.4, 2, 3, 0.5248],
  [0.9, 5, 0.5, 0.3166429150200122],
  [0.97, 50, 0.5, 0.08169933372182264],
  [0.999, 500, 0.5, 0.31731044730971725],
])("I_%d(%d, %d) agrees with scipy", (x, a, b, expected) => {
  expect(incompleteBeta(x, a, b)).toBeCloseTo(expected, 12);
});

test("the whole range holds everything and an empty one nothing", () => {
  expect(incompleteBeta(0, 3, 4)).toBe(0);
  expect(incompleteBeta(1, 3, 4)).toBe(1);
});

test("both sides of x add up to one", () => {
  const parameter = fc.double({ min: 0.5, max: 200, noNaN: true });
  const inside = fc.double({ min: 0.001, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(inside, parameter, parameter, (x, a, b) => {
      expect(incompleteBeta(x, a, b) + incompleteBeta(1 - x, b, a)).toBeCloseTo(1, 10);
    }),
  );
});

test("x outside 0 to 1 is refused", () => {
  expect(() => incompleteBeta(-0.1, 1, 1)).toThrow(RangeError);
  expect(() => incompleteBeta(NaN, 1, 1)).toThrow(RangeError);
});
