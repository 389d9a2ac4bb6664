import { expect, test } from "vitest";
import { cohenKappa } from "@/server/stats/agreement/cohen-kappa";
import { meanBetweenPairs, meanWithOthers } from "@/server/stats/agreement/mean-correlations";
import { meanWeightedKappa } from "@/server/stats/agreement/mean-weighted-kappa";
import { interTaggerCorrelation } from "@/server/stats/agreement/inter-tagger";
import { annotatorPairs, pairwiseAgreement } from "@/server/stats/agreement/pairwise-agreement";
import { krippendorffMatrix, tableOf } from "@/server/stats/testing";
import { itemsBySpread } from "./divided-items";
import { histograms } from "./histograms";
import { lowestPairs } from "./lowest-pairs";
import { ownUsage } from "./own-usage";
import { uncountedLeaveOneOut } from "./leave-one-out";

const table = tableOf(krippendorffMatrix);

test("the quick means are those of the whole statistics", () => {
  expect(meanWithOthers()(table)).toEqual(interTaggerCorrelation(table).pearson);
  expect(meanBetweenPairs(2)(table)).toEqual(pairwiseAgreement(annotatorPairs(table, 2)).pearson);
});

test("the weighted kappa is the mean of Cohen's over the pairs of annotators", () => {
  const columns = [0, 1, 2, 3].map((annotator) => krippendorffMatrix.map((row) => row[annotator] ?? null));
  const kappas = columns.flatMap((one, at) =>
    columns.slice(at + 1).map((other) => cohenKappa(one, other, "quadratic").value ?? NaN),
  );
  const expected = kappas.reduce((sum, kappa) => sum + kappa, 0) / 6;
  expect(meanWeightedKappa(table, 2)).toEqual({ value: expect.closeTo(expected, 12) as number, n: 6 });
});

test("items come by range, then by standard deviation, then by number", () => {
  const spreads = itemsBySpread(
    tableOf([
      [1, 2, 2],
      [0, 4, 2],
      [3, null, null],
      [0, 4, 4],
      [1, 2, 2],
    ]),
  );
  expect(spreads.map(({ item, range }) => [item, range])).toEqual([
    [3, 4],
    [1, 4],
    [0, 1],
    [4, 1],
  ]);
});

test("histograms count each dataset's judgments, Not Applicable apart, and leave out what is empty", () => {
  const found = histograms(
    tableOf([
      [1, 2],
      [2, 2],
      [5, null],
    ]),
    { names: ["a", "b", "c"], of: [0, 0, 2] },
    [2, 0, 0],
  );
  expect(found).toEqual([
    {
      name: "a",
      counts: [
        { value: 1, count: 1 },
        { value: 2, count: 3 },
        { value: null, count: 2 },
      ],
    },
    {
      name: "c",
      counts: [
        { value: 5, count: 1 },
        { value: null, count: 1 },
      ],
    },
  ]);
});

test("of too many annotators the pairs among those who agree least are kept", () => {
  const items = Array.from({ length: 12 }, (_, item) =>
    // The last two contradict all the others.
    Array.from({ length: 70 }, (_, annotator) => (annotator < 68 ? item % 6 : 5 - (item % 6))),
  );
  const names = Array.from({ length: 70 }, (_, at) => `A-${at}`);
  const kept = lowestPairs(annotatorPairs(tableOf(items), 2), names);
  expect(kept).toHaveLength((60 * 59) / 2);
  expect(kept.some(({ a, b }) => a === "A-68" && b === "A-69")).toBe(true);
});

test("who gives one value only has no share between the ends and no spread", () => {
  expect(ownUsage([5, 5, 5], { min: 0, max: 5 })).toEqual({ mean: 5, sd: 0, endShare: 1 });
  expect(ownUsage([], { min: 0, max: 5 })).toEqual({ mean: null, sd: null, endShare: null });
});

test("an excluded annotator is held against the means of those who count", () => {
  const counted = tableOf([
    [0, 2],
    [2, 2],
    [3, 5],
    [5, 5],
  ]);
  const judged = [1, 2, 5, 4].map((value, item) => ({ item, value }));
  const found = uncountedLeaveOneOut(counted, judged);
  // Against 1, 2, 4 and 5: sums of products 9, of squares 10 and 10.
  expect(found.pearson.value).toBeCloseTo(0.9, 12);
  expect(found.spearman).toBeCloseTo(0.8, 12);
});
