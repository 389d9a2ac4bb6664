import { denseKendall } from "../correlation/dense-kendall";
import { densePearson, type Correlation } from "../correlation/dense-pearson";
import { midRanks } from "../correlation/mid-ranks";
import { type JudgmentTable } from "../judgments/judgment-table";
import { eachAnnotatorPair, type VisitPair } from "./annotator-pairs";
import { runningMean, type MeanOfDefined } from "./mean-of-defined";

/** The three correlations of two annotators on the items both judged. */
interface PairCorrelations {
  pearson: Correlation;
  spearman: Correlation;
  kendall: Correlation;
}

/** Two annotators, the number of items both judged, and their correlations on these. */
export interface AnnotatorPair extends PairCorrelations {
  annotators: [number, number];
  items: number;
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
  eachCorrelation(table, minShared, (one, other, items, correlations) =>
    pairs.push({ annotators: [one, other], items, ...correlations }),
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
  const running = runningAgreement();
  for (const pair of pairs) running.add(pair);
  return running.agreement();
}

/** The same for all pairs of a table without keeping them: a thousand annotators make half a million. */
export function pairwiseAgreementOf(table: JudgmentTable, minShared = 2): PairwiseAgreement {
  const running = runningAgreement();
  eachCorrelation(table, minShared, (_one, _other, _items, correlations) => running.add(correlations));
  return running.agreement();
}

function runningAgreement() {
  const [pearson, spearman, kendall] = [runningMean(), runningMean(), runningMean()];
  let pairs = 0;
  return {
    add: (pair: PairCorrelations) => {
      pairs += 1;
      pearson.add(pair.pearson);
      spearman.add(pair.spearman);
      kendall.add(pair.kendall);
    },
    agreement: (): PairwiseAgreement => ({
      pearson: pearson.mean(),
      spearman: spearman.mean(),
      kendall: kendall.mean(),
      pairs,
    }),
  };
}

function eachCorrelation(
  table: JudgmentTable,
  minShared: number,
  visit: (one: number, other: number, items: number, correlations: PairCorrelations) => void,
): void {
  const ranksX = new Float64Array(table.itemCount);
  const ranksY = new Float64Array(table.itemCount);
  const correlate: VisitPair = (one, other, n, x, y) =>
    visit(one, other, n, {
      pearson: densePearson(x, y, n),
      spearman: densePearson(midRanks(x, n, ranksX), midRanks(y, n, ranksY), n),
      kendall: denseKendall(x, y, n),
    });
  eachAnnotatorPair(table, minShared, correlate);
}
