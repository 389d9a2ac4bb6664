import fc from "fast-check";
import { expect, test } from "vitest";
import { spearman } from "./spearman";

const x = [1, 2, 2, 3, 5, 5, 5, 7, 8, 9];
const y = [2, 1, 4, 4, 4, 6, 9, 7, 7, 10];

test("tied values correlate as scipy.stats.spearmanr says", () => {
  const found = spearman(x, y);
  expect(found.value).toBeCloseTo(0.8687499999999999, 14);
  expect(found).toHaveProperty("n", 10);
});

test("values are ranked among the pairs in which both are there", () => {
  expect(spearman([100, ...x, null], [null, ...y, -5])).toEqual(spearman(x, y));
});

test("without ties it is 1 − 6 Σd² / (n³ − n)", () => {
  const order = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7], { minLength: 7 });
  fc.assert(
    fc.property(order, (ranks) => {
      const squares = ranks.reduce((sum, rank, at) => sum + (rank - at - 1) ** 2, 0);
      expect(spearman([1, 2, 3, 4, 5, 6, 7], ranks).value).toBeCloseTo(1 - (6 * squares) / 336, 12);
    }),
  );
});

test("stretching one side unevenly changes nothing", () => {
  expect(
    spearman(
      x.map((value) => value ** 3),
      y,
    ),
  ).toEqual(spearman(x, y));
});

test("a constant side, a single pair and infinities have no correlation", () => {
  expect(spearman([1, 2], [3, 3])).toEqual({ value: null, reason: "no_variance" });
  expect(spearman([1], [3])).toEqual({ value: null, reason: "too_few_pairs" });
  expect(spearman([1, Infinity], [3, 4])).toEqual({ value: null, reason: "not_finite" });
  expect(() => spearman([1], [])).toThrow(RangeError);
});
