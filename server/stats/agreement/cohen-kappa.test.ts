import fc from "fast-check";
import { expect, test } from "vitest";
import { cohenKappa, type KappaWeights } from "./cohen-kappa";
import { newOrleans, patients, winnipeg } from "../published/multiple-sclerosis";

// Unweighted: printed as .208 and .297. All as fractions: exact arithmetic on the table in Python.
test.each<[string, number[][], KappaWeights, number]>([
  ["Winnipeg", winnipeg, "none", 665 / 3198],
  ["Winnipeg", winnipeg, "linear", 5017 / 13212],
  ["Winnipeg", winnipeg, "quadratic", 6905 / 13163],
  ["New Orleans", newOrleans, "none", 349 / 1177],
  ["New Orleans", newOrleans, "linear", 21 / 44],
  ["New Orleans", newOrleans, "quadratic", 269 / 430],
])(
  "the patients of %s (%j) have the κ with %s weights of Landis and Koch",
  (_, counts, weights, expected) => {
    const { x, y } = patients(counts);
    expect(cohenKappa(x, y, weights).value).toBeCloseTo(expected, 12);
  },
);

test("an item that one of both did not judge is left out", () => {
  const { x, y } = patients(newOrleans);
  expect(cohenKappa([null, ...x, 3], [1, ...y, null])).toEqual(cohenKappa(x, y));
  expect(cohenKappa(x, y)).toHaveProperty("n", 69);
});

test("without an item, without variance and without finite values there is no κ", () => {
  expect(cohenKappa([null], [1])).toEqual({ value: null, reason: "no_pairs" });
  expect(cohenKappa([2, 2], [2, 2])).toEqual({ value: null, reason: "no_variance" });
  expect(cohenKappa([2, NaN], [2, 2])).toEqual({ value: null, reason: "not_finite" });
});

test("both constant on different points is agreement by chance", () => {
  expect(cohenKappa([1, 1], [2, 2]).value).toBe(0);
});

test("κ lies within −1 and 1 and is the same from either side", () => {
  const judged = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })), {
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(judged, fc.constantFrom("none", "linear", "quadratic"), (pairs, weights) => {
      const x = pairs.map(([left]) => left);
      const y = pairs.map(([, right]) => right);
      const { value } = cohenKappa(x, y, weights);
      fc.pre(value !== null);
      expect(Math.abs(value)).toBeLessThanOrEqual(1 + 1e-12);
      expect(cohenKappa(y, x, weights).value).toBeCloseTo(value, 12);
    }),
  );
});
