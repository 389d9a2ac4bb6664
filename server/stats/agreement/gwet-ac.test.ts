import fc from "fast-check";
import { expect, test } from "vitest";
import { krippendorffMatrix, sparseJudgments, tableOf } from "../testing";
import { gwetAc } from "./gwet-ac";
import { alphaLevels } from "./krippendorff-alpha";

// The matrix is `cac.raw4raters` of the R package irrCAC (Gwet). Its documentation prints AC1 .77544 with interval .461 to 1;
// the Python package of that name tests AC2 .899, .914 and .857 with lower ends .664, .685 and .589. Digits beyond: the
// formulas of Gwet 2014 on counts of items by points, in Python.
test.each([
  ["nominal", 0.775444068126995, 0.4608133481320805],
  ["ordinal", 0.8989397699075113, 0.6636467004291637],
  ["interval", 0.914000723551605, 0.685181365878915],
  ["ratio", 0.8573675578296346, 0.5886903717305976],
] as const)("four raters of twelve units, %s: %d from %d", (level, value, low) => {
  expect(gwetAc(tableOf(krippendorffMatrix), level)).toEqual({
    value: expect.closeTo(value, 12) as number,
    n: 11,
    low: expect.closeTo(low, 10) as number,
    high: 1,
    method: "large-sample",
  });
});

test("it stays high where nearly all judgments are the same", () => {
  // The paradox of kappa: 118 of 125 items alike, all of them yes. By hand: 243 of 250 judgments are yes.
  const rows = [...Array<number[]>(118).fill([1, 1]), ...Array<number[]>(5).fill([1, 0]), [0, 1], [0, 1]];
  const expected = 2 * 0.972 * 0.028;
  expect(gwetAc(tableOf(rows), "nominal").value).toBeCloseTo((0.944 - expected) / (1 - expected), 12);
});

test("with two points every level has the same", () => {
  const table = tableOf([[1, 1], [1, 2], [2, 2], [2], [1, 1]]);
  const { value } = gwetAc(table, "nominal");
  for (const level of alphaLevels) expect(gwetAc(table, level).value).toBeCloseTo(value ?? NaN, 12);
});

test("perfect agreement has no interval, and what says nothing has no value", () => {
  const alike = tableOf([
    [1, 1],
    [2, 2],
  ]);
  expect(gwetAc(alike, "interval")).toEqual({ value: 1, n: 2 });
  const reasonOf = (rows: (number | null)[][], level: (typeof alphaLevels)[number] = "nominal") =>
    gwetAc(tableOf(rows), level);
  expect(reasonOf([[1], [2]])).toEqual({ value: null, reason: "no_pairs" });
  expect(reasonOf([[1, 2], [2]])).toEqual({ value: null, reason: "too_few_items" });
  expect(
    reasonOf([
      [2, 2],
      [2, 2],
    ]),
  ).toEqual({ value: null, reason: "no_variance" });
  expect(
    reasonOf(
      [
        [-1, 2],
        [2, 2],
      ],
      "ratio",
    ),
  ).toEqual({ value: null, reason: "negative_values" });
});

test("a value is at most 1, within its interval, and the same in any order of items", () => {
  fc.assert(
    fc.property(sparseJudgments, fc.constantFrom(...alphaLevels), (rows, level) => {
      const found = gwetAc(tableOf(rows), level);
      const turned = gwetAc(tableOf([...rows].reverse()), level);
      if (found.value === null) {
        expect(turned).toEqual(found);
        return;
      }
      expect(found.value).toBeLessThanOrEqual(1 + 1e-12);
      expect(found.low ?? -Infinity).toBeLessThanOrEqual(found.value);
      expect(found.high ?? 1 + 1e-12).toBeGreaterThanOrEqual(found.value - 1e-12);
      expect(turned.value).toBeCloseTo(found.value, 10);
    }),
  );
});
