import { expect, test, type TestContext } from "vitest";
import { interTaggerCorrelation } from "../agreement/inter-tagger";
import { krippendorffAlpha } from "../agreement/krippendorff-alpha";
import { annotatorPairs, pairwiseAgreement } from "../agreement/pairwise-agreement";
import { mean } from "../mean";
import { pearson } from "../pearson";
import { populationStandardDeviation } from "../standard-deviation";
import { tableOf } from "../testing";
import { readCells, sharedData } from "./shared-data";

/** The columns from..to of a CSV file with a header, as numbers. */
function numbers(context: TestContext, path: string, from: number, to: number): number[][] {
  const [, ...rows] = readCells(sharedData(context, path), ",");
  return rows.map((row) => row.slice(from, to).map(Number));
}

test("WordSim-353 set 1: subjects agree pairwise with a mean Spearman of .677, and interval α is .666", (context) => {
  const table = tableOf(numbers(context, "wordsim353-set1/set1.csv", 3, 16));
  const pairwise = pairwiseAgreement(annotatorPairs(table));
  expect(pairwise.pairs).toBe(78);
  expect(pairwise.spearman.value).toBeCloseTo(0.677, 3);
  expect(krippendorffAlpha(table, "interval").value).toBeCloseTo(0.666, 3);
});

test("WordSim-353 set 1: the mean of every pair is the published one", (context) => {
  const rows = numbers(context, "wordsim353-set1/set1.csv", 2, 16);
  expect(rows).toHaveLength(153);
  for (const [published, ...ratings] of rows) {
    // Printed with two decimals, cut or rounded.
    expect(Math.abs((mean(ratings).value ?? NaN) - published!)).toBeLessThanOrEqual(0.01);
  }
});

test("HyperLex: mean and population standard deviation of each of the 2,616 pairs are the published ones", (context) => {
  const [, ...rows] = readCells(sharedData(context, "hyperlex/hyperlex-all.txt"), " ");
  expect(rows).toHaveLength(2_616);
  for (const row of rows) {
    const [published, , deviation, ...ratings] = row.slice(4).filter(Boolean).map(Number);
    expect(mean(ratings).value, row[0]).toBeCloseTo(published!, 2);
    expect(populationStandardDeviation(ratings).value, row[0]).toBeCloseTo(deviation!, 2);
  }
});

test("Japanese word similarity: the mean of all ten annotators is the published one", (context) => {
  for (const file of ["score_adj.csv", "score_noun.csv"]) {
    const rows = numbers(context, `japanese-word-similarity/${file}`, 3, 14);
    expect(rows.length).toBeGreaterThan(900);
    for (const row of rows) expect(mean(row.slice(0, 10)).value).toBeCloseTo(row[10]!, 10);
  }
});

test("Japanese word similarity: the mean without extreme annotators is that of the first five columns", (context) => {
  for (const file of ["score_adj.csv", "score_noun.csv"]) {
    for (const row of numbers(context, `japanese-word-similarity/${file}`, 2, 8)) {
      expect(mean(row.slice(1)).value).toBeCloseTo(row[0]!, 10);
    }
  }
});

// Reference numbers: numpy.corrcoef and scipy.stats.spearmanr of each column with the mean of the nine others.
test.for<[string, number, number]>([
  ["score_adj.csv", 0.6204626821011974, 0.6162198198885105],
  ["score_noun.csv", 0.5405856905490265, 0.5116066657559284],
])(
  "Japanese word similarity: the annotators of %s correlate with the others as scipy says",
  ([file, r, rho], context) => {
    const found = interTaggerCorrelation(
      tableOf(numbers(context, `japanese-word-similarity/${file}`, 3, 13)),
    );
    expect(found.pearson.value).toBeCloseTo(r, 10);
    expect(found.spearman.value).toBeCloseTo(rho, 10);
  },
);

test("Snow et al. 2008: the workers' means correlate with the experts at .952", (context) => {
  const [, ...rows] = readCells(sharedData(context, "snow2008-wordsim/wordsim.standardized.tsv"), "\t");
  const items = [...new Set(rows.map((row) => row[2]!))];
  const means = items.map(
    (item) => mean(rows.filter((row) => row[2] === item).map((row) => Number(row[3]))).value,
  );
  const gold = items.map((item) => Number(rows.find((row) => row[2] === item)?.[4]));
  expect(pearson(means, gold).value).toBeCloseTo(0.952, 3);
  expect(pearson(means, gold)).toHaveProperty("n", 30);
});
