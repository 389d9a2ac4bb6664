import fc from "fast-check";
import { expect, test } from "vitest";
import { pearson } from "../pearson";
import { type Maybe } from "../present";
import { sparseJudgments, tableOf } from "../testing";
import { interTaggerCorrelation } from "./inter-tagger";

test("each annotator is compared with the mean of the others, not with a mean of all", () => {
  const rows = [
    [1, 2, 4],
    [3, 1, 5],
    [5, 4, 2],
    [2, 2, 2],
  ];
  const { annotators } = interTaggerCorrelation(tableOf(rows));
  const first = pearson([1, 3, 5, 2], [3, 3, 3, 2]);
  expect(annotators[0]?.pearson).toEqual(first);
  expect(annotators[0]?.items).toBe(4);
});

test("only items that both sides judged enter, and an annotator without any judgment is not listed", () => {
  const rows = [
    [1, null, 2, null],
    [2, null, null, 3],
    [4, null, null, null],
    [5, null, 5, 1],
  ];
  const { annotators } = interTaggerCorrelation(tableOf(rows));
  expect(annotators.map(({ annotator, items }) => [annotator, items])).toEqual([
    [0, 3],
    [2, 2],
    [3, 2],
  ]);
  expect(annotators[0]?.pearson).toEqual(pearson([1, 2, 5], [2, 3, 3]));
});

test("a constant annotator carries the reason and is left out of the average", () => {
  const found = interTaggerCorrelation(
    tableOf([
      [1, 3, 1],
      [2, 3, 2],
      [4, 3, 5],
    ]),
  );
  expect(found.annotators[1]?.pearson).toEqual({ value: null, reason: "no_variance" });
  expect(found.pearson).toHaveProperty("n", 2);
});

test("means that are equal but for rounding are ties", () => {
  // .1 + .2 and .3 + 0 differ in their last digit; their means as seen by the first annotator do not.
  const { annotators } = interTaggerCorrelation(
    tableOf([
      [1, 0.1, 0.2],
      [2, 0.3, 0],
      [3, 0.15, 0.15],
    ]),
  );
  expect(annotators[0]?.spearman).toEqual({ value: null, reason: "no_variance" });
});

test("nobody to compare with gives no average", () => {
  const alone = interTaggerCorrelation(tableOf([[1], [2]]));
  expect(alone.pearson).toEqual({ value: null, reason: "none_defined" });
  expect(alone.annotators[0]?.pearson).toEqual({ value: null, reason: "too_few_pairs" });
});

test("it is the correlation of the columns, written out, whoever the annotators are and in any order", () => {
  fc.assert(
    fc.property(sparseJudgments, (rows) => {
      const { pearson: average, annotators } = interTaggerCorrelation(tableOf(rows));
      for (const { annotator, pearson: found } of annotators) {
        const expected = againstOthersWrittenOut(rows, annotator);
        if (expected.value === null) expect(found).toEqual(expected);
        else expect(found.value).toBeCloseTo(expected.value, 9);
      }
      const turned = interTaggerCorrelation(tableOf(rows.map((row) => [...row].reverse()).reverse()));
      if (average.value === null) expect(turned.pearson).toEqual(average);
      else expect(turned.pearson.value).toBeCloseTo(average.value, 9);
    }),
  );
});

function againstOthersWrittenOut(rows: readonly (readonly Maybe[])[], annotator: number) {
  const others = rows.map((row) => {
    const values = row.filter((value, at) => value !== null && at !== annotator).map(Number);
    // Twelve digits, so that equal means are equal numbers.
    return values.length === 0
      ? null
      : Number((values.reduce((a, b) => a + b, 0) / values.length).toFixed(12));
  });
  return pearson(
    rows.map((row) => row[annotator] ?? null),
    others,
  );
}
