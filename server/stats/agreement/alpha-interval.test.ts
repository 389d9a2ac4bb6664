import fc from "fast-check";
import { expect, test } from "vitest";
import { krippendorffMatrix, tableOf } from "../testing";
import { alphaInterval } from "./alpha-interval";
import { alphaLevels, krippendorffAlpha } from "./krippendorff-alpha";

// Python: α without each of the eleven items, log((1 + (m − 1) α) / (1 − α)) with m = 40 / 11, scipy.stats.t.ppf(.975, 10).
test.each([
  ["nominal", 0.202502709305, 0.94937481407],
  ["ordinal", -0.024759520892, 0.988698103069],
  ["interval", -0.073207343681, 0.994089471445],
  ["ratio", 0.073012952163, 0.980333537039],
] as const)("of four observers and twelve units, %s: %d to %d", (level, low, high) => {
  expect(alphaInterval(tableOf(krippendorffMatrix), level)).toEqual({
    value: krippendorffAlpha(tableOf(krippendorffMatrix), level).value,
    low: expect.closeTo(low, 9) as number,
    high: expect.closeTo(high, 9) as number,
    n: 11,
    method: "jackknife-by-item",
  });
});

test("where all disagreement lies in one item, its weight moves by half an item", () => {
  const table = tableOf([
    [1, 1],
    [2, 2],
    [1, 1],
    [2, 2],
    [1, 2],
    [2, 2],
  ]);
  const { value, low, high } = alphaInterval(table, "nominal") as {
    value: number;
    low: number;
    high: number;
  };
  expect(low).toBeGreaterThan(-1);
  expect(low).toBeLessThan(value);
  expect(high).toBeGreaterThan(value);
  expect(high).toBeLessThan(1);
});

test("perfect agreement of n items begins at .025 to the power of 1 / n", () => {
  const table = tableOf([
    [1, 1],
    [2, 2],
    [1, 1],
    [3, 3],
  ]);
  expect(alphaInterval(table, "interval")).toMatchObject({ value: 1, low: 0.025 ** 0.25, high: 1, n: 4 });
});

test("there is none of one item, and where all items disagree alike", () => {
  expect(alphaInterval(tableOf([[1, 2]]), "interval")).toEqual({ value: null, reason: "too_few_items" });
  expect(
    alphaInterval(
      tableOf([
        [1, 2],
        [2, 1],
      ]),
      "interval",
    ),
  ).toEqual({ value: null, reason: "no_spread" });
  expect(
    alphaInterval(
      tableOf([
        [1, 1],
        [1, 1],
      ]),
      "interval",
    ),
  ).toEqual({ value: null, reason: "no_variance" });
});

test("many different items are left out by groups, to about the same interval", () => {
  const column = (items: number, each: number) =>
    tableOf(
      Array.from({ length: items }, (_, at) =>
        Array.from({ length: each }, (__, by) => Math.sin(at) + 0.4 * Math.sin(7.3 * at * (by + 1))),
      ),
    );
  const found = alphaInterval(column(8_000, 3), "interval") as { low: number; high: number };
  const small = alphaInterval(column(500, 3), "interval") as { low: number; high: number };
  // Sixteen times the items: a quarter of the width.
  expect((small.high - small.low) / (found.high - found.low)).toBeCloseTo(4, 0);
});

test("an interval holds α and stays from −1 to 1, at any level and with missing judgments", () => {
  const value = fc.integer({ min: 0, max: 3 });
  const items = fc.array(fc.array(value, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(items, fc.constantFrom(...alphaLevels), (rows, level) => {
      const table = tableOf(rows);
      const found = alphaInterval(table, level);
      if (found.value === null) return;
      expect(found.value).toBe(krippendorffAlpha(table, level).value);
      expect(found.low).toBeGreaterThanOrEqual(-1);
      expect(found.low).toBeLessThanOrEqual(found.value);
      expect(found.high).toBeGreaterThanOrEqual(found.value);
      expect(found.high).toBeLessThanOrEqual(1);
      expect(found.high).toBeGreaterThan(found.low);
    }),
    // Samples of the first end a last digit beside α.
    {
      numRuns: 500,
      examples: [
        [
          [
            [2, 3, 1, 2],
            [2, 3],
          ],
          "ratio",
        ],
      ],
    },
  );
});
