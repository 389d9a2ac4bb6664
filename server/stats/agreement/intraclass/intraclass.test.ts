import { describe, expect, test } from "vitest";
import { tableOf } from "../../testing";
import { icc11, icc1k } from "./one-way";
import { icc31, icc3k } from "./two-way-mixed";
import { icc21, icc2k } from "./two-way-random";

// Shrout and Fleiss 1979, Table 2: six targets by four judges.
const targets = [
  [9, 2, 5, 8],
  [6, 1, 3, 2],
  [8, 4, 6, 8],
  [7, 1, 2, 6],
  [10, 5, 6, 9],
  [6, 2, 4, 7],
];

// Values as printed in their Table 4; all digits and the intervals from an independent computation in numpy and scipy,
// which are also those of R's psych::ICC to the two decimals it prints.
test.each([
  ["(1,1)", icc11, 0.17, 0.16574176840547553, -0.13293232487475096, 0.7225600623281211],
  ["(1,k)", icc1k, 0.44, 0.4427971336792688, -0.8844421552381196, 0.9124154203407755],
  ["(2,1)", icc21, 0.29, 0.2897637795275592, 0.018786513374712027, 0.761084369648953],
  ["(2,k)", icc2k, 0.62, 0.6200505475989893, 0.0711368153025034, 0.927232040167722],
  ["(3,1)", icc31, 0.71, 0.7148407148407154, 0.34246476503392614, 0.9458582599553597],
  ["(3,k)", icc3k, 0.91, 0.9093155423770697, 0.6756747138163055, 0.9858916781690623],
])("ICC%s of the six targets is the published one", (_, icc, printed, value, low, high) => {
  const found = icc(tableOf(targets));
  expect(found.value).toBeCloseTo(printed, 2);
  expect(found.value).toBeCloseTo(value, 12);
  expect(found).toMatchObject({ n: 6, k: expect.closeTo(4, 12) });
  expect(found).toHaveProperty("low", expect.closeTo(low, 10));
  expect(found).toHaveProperty("high", expect.closeTo(high, 10));
});

test("items with different numbers of judgments have the k of Snedecor and Cochran", () => {
  // Sizes 4, 4, 4, 4, 4 and 2: (22 − 84/22) / 5.
  const ragged = [...targets.slice(0, 5), [6, 2, null, null]];
  expect(icc11(tableOf(ragged))).toHaveProperty("k", expect.closeTo((22 - 84 / 22) / 5, 12));
});

test("items that somebody did not judge do not enter where annotators are a factor", () => {
  const withHole = tableOf([...targets, [5, null, 5, 5]]);
  expect(icc21(withHole)).toEqual(icc21(tableOf(targets)));
  expect(icc3k(withHole)).toEqual(icc3k(tableOf(targets)));
});

test("annotators who agree in everything are perfectly reliable, interval and all", () => {
  const table = tableOf([
    [1, 1],
    [3, 3],
    [4, 4],
  ]);
  for (const icc of [icc11, icc1k, icc31, icc3k]) {
    expect(icc(table)).toMatchObject({ value: 1, low: 1, high: 1 });
  }
});

describe.each([
  [icc11, icc1k],
  [icc21, icc2k],
  [icc31, icc3k],
])("both coefficients of a model", (single, averaged) => {
  test("need two items and some variance", () => {
    for (const icc of [single, averaged]) {
      expect(icc(tableOf([[1, 2]]))).toEqual({ value: null, reason: "too_few_items" });
      const constant = tableOf([
        [3, 3],
        [3, 3],
      ]);
      expect(icc(constant)).toEqual({ value: null, reason: "no_variance" });
    }
  });

  test("never turn into something that is no number", () => {
    const onlyAnnotatorsDiffer = tableOf([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    for (const icc of [single, averaged]) {
      const found = icc(onlyAnnotatorsDiffer);
      for (const figure of Object.values(found)) if (typeof figure === "number") expect(figure).not.toBeNaN();
    }
  });
});

test("one annotator is too few where annotators are a factor", () => {
  expect(icc21(tableOf([[1], [2]]))).toEqual({ value: null, reason: "too_few_annotators" });
  expect(icc31(tableOf([[1], [2]]))).toEqual({ value: null, reason: "too_few_annotators" });
});
