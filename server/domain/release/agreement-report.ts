import { alphaReplicates } from "@/server/stats/agreement/bootstrap-alpha";
import { interTaggerCorrelation, type InterTagger } from "@/server/stats/agreement/inter-tagger";
import { krippendorffAlpha, type AlphaLevel } from "@/server/stats/agreement/krippendorff-alpha";
import { annotatorPairs, pairwiseAgreement } from "@/server/stats/agreement/pairwise-agreement";
import { percentAgreement } from "@/server/stats/agreement/percent-agreement";
import { withBootstrapInterval } from "@/server/stats/intervals/bootstrap";
import type { JudgmentTable } from "@/server/stats/judgments/judgment-table";
import { keepJudgments } from "@/server/stats/judgments/subset";

/** A statistic as a file of a release states it: its value with n and, where it has one, its 95 % interval. */
export type ReportedFigure =
  { value: number; n: number; low?: number; high?: number } | { value: null; reason: string };

/** Agreement on one dimension, over one dataset or all of them. */
export interface AgreementRow {
  /** null is all datasets. */
  dataset: string | null;
  dimension: string;
  /** Items with a counted judgment that is not N/A, who gave them, and how many there are. */
  items: number;
  annotators: number;
  judgments: number;
  /** Krippendorff's alpha over all items, and without those that were adjudicated. */
  alpha: ReportedFigure;
  alphaUnadjudicated: ReportedFigure;
  percent: ReportedFigure;
  interTagger: { pearson: ReportedFigure; spearman: ReportedFigure };
  pairwise: { pearson: ReportedFigure; spearman: ReportedFigure; kendall: ReportedFigure; pairs: number };
}

/** One annotator against the mean of the others, over all datasets. */
export interface AgreementOfAnnotator {
  annotator: string;
  dimension: string;
  items: number;
  pearson: ReportedFigure;
  spearman: ReportedFigure;
}

export interface AgreementReport {
  level: AlphaLevel;
  /** Behind the interval of alpha. */
  bootstrap: { replicates: number; seed: number };
  rows: AgreementRow[];
  annotators: AgreementOfAnnotator[];
}

export const reportBootstrap = { replicates: 1_000, seed: 1 };

/** What one row is computed from. */
export interface AgreementScope {
  dataset: string | null;
  dimension: string;
  level: AlphaLevel;
  table: JudgmentTable;
  /** Whether an item, by its number in the table, was adjudicated. */
  isAdjudicated: (item: number) => boolean;
}

/** One row of the report, and how each annotator agrees with the others. */
export function agreementOf(scope: AgreementScope): { row: AgreementRow; interTagger: InterTagger } {
  const { dataset, dimension, level, table, isAdjudicated } = scope;
  const unadjudicated = keepJudgments(table, (item) => !isAdjudicated(item));
  const isWhole = unadjudicated.codes.length === table.codes.length;
  const alpha = alphaWithInterval(table, level);
  const interTagger = interTaggerCorrelation(table);
  const { pairs, ...pairwise } = pairwiseAgreement(annotatorPairs(table));
  return {
    interTagger,
    row: {
      dataset,
      dimension,
      items: countItems(table),
      annotators: new Set(table.annotators).size,
      judgments: table.codes.length,
      alpha,
      alphaUnadjudicated: isWhole ? alpha : alphaWithInterval(unadjudicated, level),
      percent: reported(percentAgreement(table)),
      interTagger: { pearson: reported(interTagger.pearson), spearman: reported(interTagger.spearman) },
      pairwise: {
        pearson: reported(pairwise.pearson),
        spearman: reported(pairwise.spearman),
        kendall: reported(pairwise.kendall),
        pairs,
      },
    },
  };
}

/** How each annotator agrees with the mean of the others, by the names that the release gives them. */
export function annotatorRows(
  { annotators }: InterTagger,
  dimension: string,
  names: readonly string[],
): AgreementOfAnnotator[] {
  return annotators.map(({ annotator, items, pearson, spearman }) => ({
    annotator: names[annotator] ?? "",
    dimension,
    items,
    pearson: reported(pearson),
    spearman: reported(spearman),
  }));
}

function alphaWithInterval(table: JudgmentTable, level: AlphaLevel): ReportedFigure {
  const { replicates, seed } = reportBootstrap;
  const estimate = krippendorffAlpha(table, level);
  if (estimate.value === null) return estimate;
  return reported(
    withBootstrapInterval(estimate, alphaReplicates(table, level, { seed, from: 0, to: replicates })),
  );
}

type Found = { value: number; n: number; low?: number; high?: number } | { value: null; reason: string };

function reported(found: Found): ReportedFigure {
  if (found.value === null) return { value: null, reason: found.reason };
  const { value, n, low, high } = found;
  return low === undefined || high === undefined ? { value, n } : { value, low, high, n };
}

function countItems({ itemCount, starts }: JudgmentTable): number {
  let count = 0;
  for (let item = 0; item < itemCount; item += 1) count += Number(starts[item] !== starts[item + 1]);
  return count;
}
