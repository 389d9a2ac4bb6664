import { expect, test } from "vitest";
import { agreementResult } from "./agreement";
import { readStoredResult } from "./stored-result";

const figure = (value: number, n: number) => ({ value, n, interval: null });
const drawn = { value: 0.8, low: 0.7, high: 0.9, n: 3, interval: "bootstrap-by-item" };
const nominal = { value: null, reason: "nominal", n: 0 };

const part = {
  ...{ kind: "all", name: "", judgments: 60, annotators: 3, alpha: figure(0.75, 20) },
  ...{ unadjudicated: figure(0.7, 19), interTagger: figure(0.8, 3), pairwise: figure(0.6, 3) },
};

/** As version 0.4 kept it. */
const earlier = {
  ...{ level: "interval", replicates: 1_000, judgments: 60, rankings: null, figures: null },
  dimensions: [
    {
      ...{ name: "similarity", range: { min: 0, max: 5 }, items: 20, annotators: 3, judgments: 60 },
      parts: [part, { ...part, kind: "dataset", name: "headlines" }],
      interTagger: { pearson: drawn, spearman: figure(0.81, 3) },
      pairwise: { pearson: drawn, spearman: figure(0.61, 3), kendall: figure(0.5, 3) },
      further: { percent: figure(0.4, 60), icc2k: { value: null, reason: "too_few_items", n: 0 } },
      ...{ histograms: [], crowd: null, annotatorRows: [], pairs: [], divided: [], gold: [] },
    },
  ],
  files: [],
};

test("a result of an earlier version keeps its figures under the names of today", () => {
  const { result, isEarlier } = readStoredResult(earlier);
  expect(isEarlier).toBe(true);
  expect(result.report?.rows.map(({ kind, name, items }) => [kind, name, items])).toEqual([
    ["all", "", 20],
    ["dataset", "headlines", 20],
  ]);
  expect(result.report?.rows[0]?.figures).toEqual({
    ...{ alpha: part.alpha, interTaggerPearson: drawn, interTaggerSpearman: figure(0.81, 3) },
    ...{ pairwisePearson: drawn, pairwiseSpearman: figure(0.61, 3), pairwiseKendall: figure(0.5, 3) },
    ...earlier.dimensions[0]?.further,
  });
  expect(result.report?.rows[1]?.figures.interTaggerPearson).toEqual(part.interTagger);
  expect(result.report?.rows[1]?.unadjudicated).toEqual(figure(0.7, 19));
  // What was read is a result of today.
  expect(readStoredResult(result)).toEqual({ result, isEarlier: false });
});

test("of names an earlier result keeps what has a meaning", () => {
  const [dimension] = earlier.dimensions;
  const further = { percent: figure(0.4, 60), fleissKappa: figure(0.3, 20), icc11: nominal };
  const ofNames = { ...earlier, level: "nominal", dimensions: [{ ...dimension, further }] };
  const figures = readStoredResult(ofNames).result.report?.rows[0]?.figures;
  expect(figures).toEqual({ alpha: part.alpha, percent: further.percent, fleissKappa: further.fleissKappa });
});

test("a statistic that is no more is left out of a result of today", () => {
  const { result } = readStoredResult(earlier);
  const [row] = result.report?.rows ?? [];
  const stored = {
    ...result,
    report: { level: "interval", rows: [{ ...row, figures: { ...row?.figures, forgotten: drawn } }] },
  };
  expect(agreementResult.parse(stored).report?.rows[0]?.figures).toEqual(row?.figures);
});
