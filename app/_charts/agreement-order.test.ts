import { expect, test } from "vitest";
import { agreementOrder, pairLookup } from "./agreement-order";
import { heatStep, heatSteps } from "./heat-step";

const pair = (a: string, b: string, pearson: number | null) => ({
  a,
  b,
  pearson,
  spearman: pearson,
  kendall: pearson,
  n: 20,
});
const pairs = [pair("x", "y", 0.9), pair("z", "x", 0.5), pair("y", "z", 0.1), pair("w", "x", null)];

test("who agrees most comes first, and who has no correlation at all comes last", () => {
  expect(agreementOrder(["w", "z", "y", "x"], pairs)).toEqual(["x", "y", "z", "w"]);
});

test("a pair is found whoever is named first", () => {
  const find = pairLookup(pairs);
  expect([find("x", "z"), find("z", "x"), find("w", "z")]).toEqual([1, 1, undefined]);
});

test("seven even steps lead from 0 to 1, and what lies outside is held in the first and the last", () => {
  expect([-1, -0.01, 0, 0.14, 0.15, 0.5, 0.99, 1].map(heatStep)).toEqual([1, 1, 1, 1, 2, 4, 7, 7]);
  expect(heatSteps.map(({ from }) => heatStep(from + 1e-9))).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
