import { expect, test } from "vitest";
import { distributionOf, weightedDistribution } from "./distribution";
import { evaluateSpread } from "./evaluate-spread";

const judged = [
  [3, 4, 5],
  [1, 1],
  [0, 2],
].map(distributionOf);
const gold = [4, 1, 1];
const spread = [1, 0, null].map((sd, at) => ({ sd, judged: judged[at] ?? null }));

test("a score counts as within where it is at most one standard deviation off, rounding aside", () => {
  expect(evaluateSpread({ gold, scores: [4.9, 1.1, 0], spread }).withinSd).toEqual({ value: 0.5, n: 2 });
  const tenth = { gold: [0.7], scores: [0.8], spread: [{ sd: 0.1, judged: null }] };
  expect(evaluateSpread(tenth)).toEqual({
    withinSd: { value: 1, n: 1 },
    wasserstein: { value: null, reason: "no_distribution" },
    manhattan: { value: null, reason: "no_distribution" },
  });
});

test("a score is a distribution of one value", () => {
  const { wasserstein, manhattan } = evaluateSpread({ gold, scores: [4, 1, 1], spread });
  // Of 3, 4, 5 a third lies one point off on either side; both 1 are met; 0 and 2 lie one point off.
  expect(wasserstein.value).toBeCloseTo((2 / 3 + 0 + 1) / 3, 12);
  expect(manhattan.value).toBeCloseTo((4 / 3 + 0 + 2) / 3, 12);
});

test("the judgments' own distributions are at distance 0", () => {
  const found = evaluateSpread({ gold, scores: gold, spread, answered: judged });
  expect([found.wasserstein, found.manhattan]).toEqual([
    { value: 0, n: 3 },
    { value: 0, n: 3 },
  ]);
  const half = judged.map(() => weightedDistribution([1, 4], [1, 1]));
  expect(evaluateSpread({ gold, scores: gold, spread, answered: half }).wasserstein.value).toBeGreaterThan(0);
});

test("gold without spread has no figure, and lists of different length are refused", () => {
  const none = { gold: [1], scores: [1], spread: [{ sd: null, judged: null }] };
  expect(evaluateSpread(none).withinSd).toEqual({ value: null, reason: "no_sd" });
  expect(() => evaluateSpread({ ...none, scores: [1, 2] })).toThrow(RangeError);
  expect(() => evaluateSpread({ ...none, answered: [] })).toThrow(RangeError);
});
