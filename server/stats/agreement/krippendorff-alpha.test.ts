import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { krippendorffMatrix, sparseJudgments, tableOf } from "../testing";
import { alphaLevels, krippendorffAlpha, type AlphaLevel } from "./krippendorff-alpha";

// Printed to three decimals in Krippendorff 2011; as fractions: the coincidence matrix in exact arithmetic (Python).
test.each([
  ["nominal", 0.743, 113 / 152],
  ["ordinal", 0.815, 108577 / 133160],
  ["interval", 0.849, 951 / 1120],
  ["ratio", 0.797, 18222619 / 22852465],
] as const)("the textbook matrix has the %s alpha that is printed", (level, printed, exact) => {
  const found = krippendorffAlpha(tableOf(krippendorffMatrix), level);
  expect(found.value).toBeCloseTo(printed, 3);
  expect(found.value).toBeCloseTo(exact, 12);
  // 41 values, of which the single one of unit 12 holds no pair.
  expect(found).toHaveProperty("n", 40);
});

describe.each(alphaLevels)("%s alpha", (level) => {
  test("is 1 when annotators agree on every item", () => {
    const table = tableOf([
      [1, 1, null],
      [4, 4, 4],
    ]);
    expect(krippendorffAlpha(table, level).value).toBeCloseTo(1, 14);
  });

  test("is the α of the coincidence matrix written out pair by pair", () => {
    fc.assert(
      fc.property(sparseJudgments, (rows) => {
        const { value } = krippendorffAlpha(tableOf(rows), level);
        const expected = alphaByPairs(rows, level);
        if (value === null) expect(expected).toBeNaN();
        else expect(value).toBeCloseTo(expected, 10);
      }),
    );
  });

  test("stays at or below 1 and does not change when annotators or items change places", () => {
    fc.assert(
      fc.property(sparseJudgments, (rows) => {
        const found = krippendorffAlpha(tableOf(rows), level).value;
        const turned = krippendorffAlpha(
          tableOf(rows.map((row) => [...row].reverse()).reverse()),
          level,
        ).value;
        if (found === null) {
          expect(turned).toBeNull();
        } else {
          expect(found).toBeLessThanOrEqual(1 + 1e-12);
          expect(turned).toBeCloseTo(found, 12);
        }
      }),
    );
  });
});

test("interval alpha does not change when the scale is shifted far away", () => {
  const shifted = krippendorffMatrix.map((row) => row.map((value) => (value === null ? null : value + 1e9)));
  const near = krippendorffAlpha(tableOf(krippendorffMatrix), "interval").value;
  expect(krippendorffAlpha(tableOf(shifted), "interval").value).toBeCloseTo(near ?? NaN, 10);
});

test("items judged once change nothing", () => {
  const lonely = [...krippendorffMatrix, [null, 5, null, null], [null, null, null, null]];
  expect(krippendorffAlpha(tableOf(lonely), "ordinal")).toEqual(
    krippendorffAlpha(tableOf(krippendorffMatrix), "ordinal"),
  );
});

test("without an item judged twice there is no alpha", () => {
  expect(krippendorffAlpha(tableOf([]), "nominal")).toEqual({ value: null, reason: "no_pairs" });
  expect(krippendorffAlpha(tableOf([[1, null]]), "interval")).toEqual({ value: null, reason: "no_pairs" });
});

test("equal values everywhere leave nothing that could disagree", () => {
  const table = tableOf([
    [0.1, 0.1],
    [0.1, 0.1],
    [7, null],
  ]);
  for (const level of alphaLevels) {
    expect(krippendorffAlpha(table, level)).toEqual({ value: null, reason: "no_variance" });
  }
});

test("ratio data below 0 are no ratio data", () => {
  const table = tableOf([[-1, 1]]);
  expect(krippendorffAlpha(table, "ratio")).toEqual({ value: null, reason: "negative_values" });
});

/** α from its definition: every ordered pair of values within items against every pair of pairable values. */
function alphaByPairs(rows: readonly (readonly (number | null)[])[], level: AlphaLevel): number {
  const units = rows.map((row) => row.filter((value) => value !== null)).filter((unit) => unit.length > 1);
  const all = units.flat();
  const distance = distanceOn(all, level);
  const pairs = (values: readonly number[]) =>
    values.flatMap((one, at) =>
      values.filter((_, other) => other !== at).map((other) => distance(one, other)),
    );
  const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const observed = add(units.map((unit) => add(pairs(unit)) / (unit.length - 1))) / all.length;
  const expected = add(pairs(all)) / (all.length * (all.length - 1));
  return expected === 0 ? NaN : 1 - observed / expected;
}

function distanceOn(all: readonly number[], level: AlphaLevel): (one: number, other: number) => number {
  const often = (value: number) => all.filter((other) => other === value).length;
  const between = (low: number, high: number) => all.filter((value) => value >= low && value <= high).length;
  const distances: Record<AlphaLevel, (one: number, other: number) => number> = {
    nominal: (one, other) => Number(one !== other),
    ordinal: (one, other) =>
      one === other
        ? 0
        : (between(Math.min(one, other), Math.max(one, other)) - (often(one) + often(other)) / 2) ** 2,
    interval: (one, other) => (one - other) ** 2,
    ratio: (one, other) => (one === other ? 0 : ((one - other) / (one + other)) ** 2),
  };
  return distances[level];
}

test("values whose squared differences leave the range of numbers have no alpha", () => {
  for (const size of [1e-170, 1e200]) {
    const table = tableOf([
      [size, 2 * size],
      [size, size],
    ]);
    expect(krippendorffAlpha(table, "interval")).toEqual({ value: null, reason: "not_finite" });
  }
});
