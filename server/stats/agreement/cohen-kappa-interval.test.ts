import { expect, test } from "vitest";
import { cohenKappaInterval } from "./cohen-kappa-interval";
import { newOrleans, patients, winnipeg } from "../published/multiple-sclerosis";
import { type KappaWeights } from "./cohen-kappa";

// Reference numbers: the formula of Fleiss, Cohen and Everitt 1969 on tables of shares, with weights of agreement (numpy).
test.each<[string, number[][], KappaWeights, number, number]>([
  ["Winnipeg", winnipeg, "none", 0.10905176534109204, 0.306833162738958],
  ["Winnipeg", winnipeg, "linear", 0.2784654294032544, 0.4809956665701031],
  ["Winnipeg", winnipeg, "quadratic", 0.40687063353352626, 0.6422822951301522],
  ["New Orleans", newOrleans, "none", 0.14265180837976868, 0.4503813267094412],
  ["New Orleans", newOrleans, "linear", 0.3341346232891577, 0.6204108312562968],
  ["New Orleans", newOrleans, "quadratic", 0.47126975823792416, 0.7798930324597508],
])("the patients of %s (%j): the interval of κ with %s weights", (_, counts, weights, low, high) => {
  const { x, y } = patients(counts);
  const found = cohenKappaInterval(x, y, weights);
  expect(found).toMatchObject({ method: "large-sample", n: x.length });
  expect((found as { low: number }).low).toBeCloseTo(low, 12);
  expect((found as { high: number }).high).toBeCloseTo(high, 12);
});

test("a single item and perfect agreement have a κ but no interval", () => {
  expect(cohenKappaInterval([1], [2])).toEqual({ value: null, reason: "no_spread" });
  expect(cohenKappaInterval([0, 1, 2, 2], [0, 1, 2, 2])).toEqual({ value: null, reason: "no_spread" });
});

test("where there is no κ the reason is its own", () => {
  expect(cohenKappaInterval([2, 2], [2, 2])).toEqual({ value: null, reason: "no_variance" });
  expect(cohenKappaInterval([null], [2])).toEqual({ value: null, reason: "no_pairs" });
});

test("the interval does not reach beyond 1", () => {
  const x = [0, 0, 0, 0, 1, 1, 1, 1];
  expect(cohenKappaInterval(x, [0, 0, 0, 0, 1, 1, 1, 0])).toHaveProperty("high", 1);
});
