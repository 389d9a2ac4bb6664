import fc from "fast-check";
import { expect, test } from "vitest";
import { kendallTauB } from "../correlation/kendall-tau-b";
import { spearman } from "../correlation/spearman";
import { pearson } from "../pearson";
import { sparseJudgments, tableOf, transposed } from "../testing";
import { meanByAnnotator } from "./mean-by-annotator";
import { annotatorPairs, pairwiseAgreement, pairwiseAgreementOf } from "./pairwise-agreement";

const rows = [
  [1, 2, null],
  [3, 3, 1],
  [4, 5, null],
  [2, 2, 2],
];

test("a pair is compared on the items both judged", () => {
  const pairs = annotatorPairs(tableOf(rows));
  expect(pairs.map(({ annotators, items }) => [...annotators, items])).toEqual([
    [0, 1, 4],
    [0, 2, 2],
    [1, 2, 2],
  ]);
  expect(pairs[0]?.pearson).toEqual(pearson([1, 3, 4, 2], [2, 3, 5, 2]));
  expect(pairs[1]?.kendall.value).toBe(-1);
});

test("pairs with fewer shared items than asked for do not count", () => {
  expect(pairwiseAgreement(annotatorPairs(tableOf(rows), 3))).toMatchObject({ pairs: 1, pearson: { n: 1 } });
  expect(annotatorPairs(tableOf(rows), 5)).toEqual([]);
  expect(pairwiseAgreement([]).spearman).toEqual({ value: null, reason: "none_defined" });
});

test("a pair in which one is constant counts as a pair but not in the mean", () => {
  const found = pairwiseAgreement(
    annotatorPairs(
      tableOf([
        [1, 3, 1],
        [2, 3, 2],
      ]),
    ),
  );
  expect(found).toEqual({
    pearson: { value: 1, n: 1 },
    spearman: { value: 1, n: 1 },
    kendall: { value: 1, n: 1 },
    pairs: 3,
  });
});

test("each annotator's mean is over the pairs of that annotator", () => {
  const pairs = annotatorPairs(tableOf(rows));
  const means = meanByAnnotator(
    pairs.map(({ annotators, kendall }) => ({ annotators, estimate: kendall })),
    4,
  );
  const [first, , second] = [pairs[0]!, pairs[1]!, pairs[2]!].map(({ kendall }) => kendall.value ?? NaN);
  expect(means[1]?.value).toBeCloseTo((first! + second!) / 2, 14);
  expect(means[3]).toEqual({ value: null, reason: "none_defined" });
});

test("every pair has the correlations of its two columns", () => {
  fc.assert(
    fc.property(sparseJudgments, (judged) => {
      const columns = transposed(judged);
      for (const { annotators, items, ...found } of annotatorPairs(tableOf(judged), 1)) {
        const [x, y] = annotators.map((annotator) => columns[annotator]!);
        expect(found).toEqual({
          pearson: pearson(x!, y!),
          spearman: spearman(x!, y!),
          kendall: kendallTauB(x!, y!),
        });
        expect(items).toBe(x!.filter((value, at) => value !== null && y![at] !== null).length);
      }
    }),
  );
});

test("the means are the same whether the pairs are kept or not", () => {
  fc.assert(
    fc.property(sparseJudgments, (judged) => {
      const table = tableOf(judged);
      expect(pairwiseAgreementOf(table)).toEqual(pairwiseAgreement(annotatorPairs(table)));
    }),
  );
});
