import { expect, test } from "vitest";
import { tableOf } from "../testing";
import { splitHalfReliability } from "./split-half";

test("of two judgments each is a half, so that the only split decides", () => {
  // Halves change places between splits; with both orders alike their correlation is 1.
  const table = tableOf([
    [1, 1],
    [2, 2],
    [4, 4],
  ]);
  expect(splitHalfReliability(table, { seed: 1 })).toEqual({ value: expect.closeTo(1, 12), n: 3 });
});

test("without a common truth the halves of three items correlate as one exact enumeration says", () => {
  // Items (0,2), (1,3), (4,4): four kinds of split up to exchange, r = .9608, .2402, .9608 … averaged by enumeration.
  const rows = [
    [0, 2],
    [1, 3],
    [4, 4],
  ];
  const r = enumerated(rows);
  const found = splitHalfReliability(tableOf(rows), { seed: 5, splits: 4_000 });
  expect(found.value).toBeCloseTo((2 * r) / (1 + r), 1);
});

test("the seed alone decides the splits", () => {
  const table = tableOf([
    [1, 2, 4],
    [2, 5, 3],
    [4, 4, 1],
    [0, 2, null],
  ]);
  expect(splitHalfReliability(table, { seed: 3 })).toEqual(splitHalfReliability(table, { seed: 3 }));
  expect(splitHalfReliability(table, { seed: 3 })).not.toEqual(splitHalfReliability(table, { seed: 4 }));
});

test("one item and constants have no reliability", () => {
  expect(splitHalfReliability(tableOf([[1, 2], [3]]), { seed: 1 })).toEqual({
    value: null,
    reason: "too_few_items",
  });
  const constant = tableOf([
    [2, 2],
    [2, 2],
  ]);
  expect(splitHalfReliability(constant, { seed: 1 })).toEqual({ value: null, reason: "no_variance" });
});

/** The mean correlation of both halves over all eight ways to order three pairs. */
function enumerated(rows: readonly (readonly number[])[]): number {
  const orders = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => {
    const turned = rows.map((row, at) => ((bits >> at) & 1 ? [...row].reverse() : row));
    const x = turned.map(([value]) => value!);
    const y = turned.map(([, value]) => value!);
    const centre = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const product = (one: number[], other: number[]) =>
      one.reduce((sum, value, at) => sum + (value - centre(one)) * (other[at]! - centre(other)), 0);
    return product(x, y) / Math.sqrt(product(x, x) * product(y, y));
  });
  return orders.reduce((sum, r) => sum + r, 0) / orders.length;
}
