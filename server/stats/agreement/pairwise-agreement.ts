import { denseKendall } from "../correlation/dense-kendall";
import { densePearson, type Correlation } from "../correlation/dense-pearson";
import { denseSpearman } from "../correlation/dense-spearman";
import { type JudgmentTable } from "../judgments/judgment-table";
import { eachAnnotatorPair } from "./annotator-pairs";
import { meanOfDefined, type MeanOfDefined } from "./mean-of-defined";

/** Two annotators, the number of items both judged, and their correlations on these. */
export interface AnnotatorPair {
  annotators: [number, number];
  items: number;
  pearson: Correlation;
  spearman: Correlation;
  kendall: Correlation;
}

export interface PairwiseAgreement {
  pearson: MeanOfDefined;
  spearman: MeanOfDefined;
  kendall: MeanOfDefined;
  /** Pairs with enough shared items, whether or not they have a correlation. */
  pairs: number;
}

/**
 * Every pair of annotators with at least minShared shared items and their Pearson, Spearman and Kendall τ-b on these
 * (−1 to 1). A pair in which one is constant carries the reason instead.
 */
export function annotatorPairs(table: JudgmentTable, minShared = 2): AnnotatorPair[] {
  const pairs: AnnotatorPair[] = [];
  eachAnnotatorPair(table, minShared, (one, other, items, x, y) =>
    pairs.push({
      annotators: [one, other],
      items,
      pearson: densePearson(x, y, items),
      spearman: denseSpearman(x, y, items),
      kendall: denseKendall(x, y, items),
    }),
  );
  return pairs;
}

/**
 * Pairwise agreement: the plain mean over pairs of annotators of each correlation (n: pairs that have it).
 * @param pairs from `annotatorPairs`.
 * @returns a mean is null with reason "none_defined" when no pair has that correlation.
 * Source: STS 2012 §3, for the organizers' own judgments.
 */
export function pairwiseAgreement(pairs: readonly AnnotatorPair[]): PairwiseAgreement {
  return {
    pearson: meanOfDefined(pairs.map(({ pearson }) => pearson)),
    spearman: meanOfDefined(pairs.map(({ spearman }) => spearman)),
    kendall: meanOfDefined(pairs.map(({ kendall }) => kendall)),
    pairs: pairs.length,
  };
}
