import { expect, test } from "vitest";
import { rankingAgreement, rankingPairs } from "./ranking-agreement";

const rankings = [
  { group: 0, annotator: 1, ranks: [1, 2, 3] },
  { group: 0, annotator: 0, ranks: [1, 3, 2] },
  { group: 1, annotator: 0, ranks: [1, 2] },
  { group: 1, annotator: 1, ranks: [1, 2] },
  { group: 1, annotator: 2, ranks: [2, 1] },
];

test("rankings are compared within each target group and averaged over the groups two annotators share", () => {
  const pairs = rankingPairs(rankings);
  expect(pairs).toEqual([
    // Group 0: 1 − 6·2 / 24 = 1/2; group 1: 1.
    { annotators: [0, 1], spearman: { value: expect.closeTo(0.75, 14), n: 2 } },
    { annotators: [0, 2], spearman: { value: expect.closeTo(-1, 14), n: 1 } },
    { annotators: [1, 2], spearman: { value: expect.closeTo(-1, 14), n: 1 } },
  ]);
  expect(rankingAgreement(pairs).value).toBeCloseTo(-1.25 / 3, 14);
});

test("a group of one candidate says nothing about agreement", () => {
  const pairs = rankingPairs([
    { group: 0, annotator: 0, ranks: [1] },
    { group: 0, annotator: 1, ranks: [1] },
  ]);
  expect(pairs[0]?.spearman).toEqual({ value: null, reason: "none_defined" });
  expect(rankingAgreement(pairs)).toEqual({ value: null, reason: "none_defined" });
});

test("two rankings by one annotator and rankings of different length are refused", () => {
  const first = { group: 0, annotator: 0, ranks: [1, 2] };
  expect(() => rankingPairs([first, first])).toThrow("more than once");
  expect(() => rankingPairs([first, { group: 0, annotator: 1, ranks: [1] }])).toThrow(RangeError);
});
