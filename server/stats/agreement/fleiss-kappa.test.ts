import { expect, test } from "vitest";
import { type Maybe } from "../present";
import { tableOf } from "../testing";
import { fleissKappa } from "./fleiss-kappa";
import { percentAgreement } from "./percent-agreement";

// Fleiss 1971, Table 1: thirty patients, each put into one of five diagnoses by six psychiatrists.
const diagnoses = [
  "00060 03003 01401 00006 03030 20400 00402 20310 20040 00006",
  "10050 11040 03300 10050 02031 00501 30012 51000 02040 10203",
  "00006 01050 02013 20040 10041 05010 40002 02040 10500 00006",
].flatMap((line) => line.split(" ").map((counts) => [...counts].map(Number)));

// The ten items by fourteen raters of Wikipedia's article on Fleiss' kappa.
const wikipedia = [
  [0, 0, 0, 0, 14],
  [0, 2, 6, 4, 2],
  [0, 0, 3, 5, 6],
  [0, 3, 9, 2, 0],
  [2, 2, 8, 1, 1],
  [7, 7, 0, 0, 0],
  [3, 2, 6, 3, 0],
  [2, 5, 3, 2, 2],
  [6, 5, 2, 1, 0],
  [0, 2, 2, 3, 7],
];

/** One value per judgment from counts of points. */
function judged(counts: readonly (readonly number[])[]): Maybe[][] {
  return counts.map((row) => row.flatMap((count, point) => Array.from({ length: count }, () => point)));
}

test("the psychiatrists agree as Fleiss printed: .556 of the pairs, κ = .430", () => {
  const table = tableOf(judged(diagnoses));
  expect(percentAgreement(table).value).toBeCloseTo(0.5556, 4);
  expect(fleissKappa(table).value).toBeCloseTo(0.43, 3);
  expect(fleissKappa(table)).toHaveProperty("n", 30);
});

test("the raters of the encyclopedia agree as it says: .378 of the pairs, κ = .210", () => {
  const table = tableOf(judged(wikipedia));
  expect(percentAgreement(table).value).toBeCloseTo(0.378, 3);
  expect(fleissKappa(table).value).toBeCloseTo(0.21, 3);
});

test("pairs weigh alike where items differ in n, and items judged once hold none", () => {
  // Pairs: 3 on the first item (1 equal), 1 on the second (equal). Points: 3 × a, 2 × b.
  const table = tableOf([
    [0, 0, 1],
    [0, 0, null],
    [1, null, null],
  ]);
  expect(percentAgreement(table)).toEqual({ value: 0.5, n: 4 });
  expect(fleissKappa(table).value).toBeCloseTo((0.5 - 17 / 25) / (1 - 17 / 25), 12);
});

test("without pairs or with one point only there is no κ", () => {
  expect(percentAgreement(tableOf([[1]]))).toEqual({ value: null, reason: "no_pairs" });
  expect(fleissKappa(tableOf([[1]]))).toEqual({ value: null, reason: "no_pairs" });
  expect(fleissKappa(tableOf([[1, 1]]))).toEqual({ value: null, reason: "no_variance" });
});
