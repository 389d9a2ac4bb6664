import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { krippendorffMatrix, sparseJudgments, tableOf, transposed } from "../testing";
import { alphaBetween } from "./alpha-between";
import { alphaLevels, krippendorffAlpha } from "./krippendorff-alpha";

// Printed to three decimals in Krippendorff 2011, parts A and B; as fractions: the coincidence matrix in Python.
test.each([
  [
    "binary data",
    [
      [0, 1, 0, 0, 0, 0, 0, 0, 1, 0],
      [1, 1, 1, 0, 0, 1, 0, 0, 0, 0],
    ],
    0.095,
    2 / 21,
  ],
  [
    "names",
    [
      [1, 1, 2, 2, 4, 3, 3, 3, 5, 4, 4, 1],
      [2, 1, 2, 2, 2, 3, 3, 3, 5, 4, 4, 4],
    ],
    0.692,
    155 / 224,
  ],
] as const)(
  "between two single observers of %s it is the alpha that is printed",
  (_, rows, printed, exact) => {
    const table = tableOf(transposed(rows.map((row) => [...row])));
    const found = alphaBetween(table, (annotator) => annotator === 0, "nominal");
    expect(found.value).toBeCloseTo(printed, 3);
    expect(found).toEqual({ value: expect.closeTo(exact, 12) as number, n: rows[0].length });
  },
);

// The coincidence matrix of pairs across groups, written out in exact arithmetic (Python).
test.each([
  ["nominal", 199 / 273, 742 / 997],
  ["ordinal", 12657 / 17060, 5171 / 7595],
  ["interval", 1541 / 1948, 1805 / 2621],
  ["ratio", 13901782 / 19106905, 25372 / 38717],
] as const)(
  "of the textbook matrix, two observers against two and one against three, at the %s level",
  (level, two, one) => {
    const table = tableOf(krippendorffMatrix);
    expect(alphaBetween(table, (annotator) => annotator < 2, level)).toEqual({
      value: expect.closeTo(two, 12) as number,
      n: 10,
    });
    expect(alphaBetween(table, (annotator) => annotator === 0, level)).toEqual({
      value: expect.closeTo(one, 12) as number,
      n: 9,
    });
  },
);

test("groups that agree within themselves and lie a point apart do not agree with each other", () => {
  const table = tableOf([
    [1, 1, 2],
    [2, 2, 3],
    [3, 3, 4],
    [4, 4, 5],
  ]);
  const found = alphaBetween(table, (annotator) => annotator === 2, "interval");
  expect(found).toEqual({ value: expect.closeTo(25 / 36, 12) as number, n: 4 });
});

describe.each(alphaLevels)("%s alpha between groups", (level) => {
  test("is the same for either group, and α where each side is one annotator", () => {
    fc.assert(
      fc.property(sparseJudgments, (rows) => {
        const isFirst = (annotator: number) => annotator < 1;
        const table = tableOf(rows);
        const found = alphaBetween(table, isFirst, level);
        const other = alphaBetween(table, (annotator) => !isFirst(annotator), level);
        expect(other.n).toBe(found.n);
        if (found.value === null) expect(other).toEqual(found);
        else expect(other.value).toBeCloseTo(found.value, 10);
        const two = tableOf(rows.map((row) => row.slice(0, 2)));
        const alpha = krippendorffAlpha(two, level);
        const between = alphaBetween(two, isFirst, level);
        if (between.value !== null) expect(between.value).toBeCloseTo(alpha.value ?? NaN, 10);
        else if (between.n !== 1) expect(between).toMatchObject(alpha);
      }),
    );
  });
});

test.each([
  ["nobody of one side judged anything", [[1, 2, null]], "no_pairs", 0],
  [
    "one item was judged by both",
    [
      [1, null, 2],
      [3, 3, null],
    ],
    "too_few_items",
    1,
  ],
  [
    "all values are the same",
    [
      [2, null, 2],
      [2, 2, 2],
    ],
    "no_variance",
    2,
  ],
] as const)("is not defined where %s", (_, rows, reason, n) => {
  const table = tableOf(rows.map((row) => [...row]));
  expect(alphaBetween(table, (annotator) => annotator === 2, "interval")).toEqual({ value: null, reason, n });
});
