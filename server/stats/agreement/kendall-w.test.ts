import { expect, test } from "vitest";
import { tableOf, transposed } from "../testing";
import { kendallW } from "./kendall-w";

// Reference numbers: scipy.stats.friedmanchisquare divided by annotators × (items − 1).
test("concordance with ties agrees with scipy", () => {
  const annotators = [
    [1, 2, 3, 4, 5, 6],
    [2, 1, 3, 4, 6, 5],
    [1, 1, 3, 4, 4, 6],
  ];
  expect(kendallW(tableOf(transposed(annotators))).value).toBeCloseTo(0.9417475728155333, 12);
});

test("items that somebody did not judge are left out", () => {
  const rows = [
    [9, 2, 5, 8],
    [1, null, 4, 4],
    [6, 1, 3, 2],
    [8, 4, 6, 8],
    [7, 1, 2, 6],
    [10, 5, 6, 9],
    [6, 2, 4, 7],
  ];
  const found = kendallW(tableOf(rows));
  expect(found.value).toBeCloseTo(0.8870370370370365, 12);
  expect(found).toHaveProperty("n", 6);
});

test("equal orders give 1 and opposite orders 0", () => {
  expect(
    kendallW(
      tableOf([
        [1, 10],
        [2, 20],
        [3, 30],
      ]),
    ).value,
  ).toBe(1);
  expect(
    kendallW(
      tableOf([
        [1, 3],
        [2, 2],
        [3, 1],
      ]),
    ).value,
  ).toBe(0);
});

test("one annotator, one shared item and constants have no concordance", () => {
  expect(kendallW(tableOf([[1], [2]]))).toEqual({ value: null, reason: "too_few_annotators" });
  expect(kendallW(tableOf([[1, 2]]))).toEqual({ value: null, reason: "too_few_items" });
  expect(
    kendallW(
      tableOf([
        [1, 2],
        [1, 2],
      ]),
    ),
  ).toEqual({ value: null, reason: "no_variance" });
});
