import { alphaUnits } from "@/server/stats/agreement/alpha-units";
import { alphaInterval } from "@/server/stats/agreement/alpha-interval";
import { fleissKappa } from "@/server/stats/agreement/fleiss-kappa";
import { interTaggerCorrelation, type InterTagger } from "@/server/stats/agreement/inter-tagger";
import { krippendorffAlpha, type AlphaLevel } from "@/server/stats/agreement/krippendorff-alpha";
import { pairwiseAgreementOf } from "@/server/stats/agreement/pairwise-agreement";
import { percentAgreement } from "@/server/stats/agreement/percent-agreement";
import type { JudgmentTable } from "@/server/stats/judgments/judgment-table";
import { keepJudgments } from "@/server/stats/judgments/subset";

/** A statistic as a file of a release states it: its value with n and, where it has one, its 95 % interval. */
export type ReportedFigure =
  | { value: number; n: number; low?: number; high?: number }
  | { value: null; reason: string };

/** Agreement on one dimension, over one dataset or all of them. */
export interface AgreementRow {
  /** null is all datasets. */
  dataset: string | null;
  dimension: string;
  /** Items with a counted judgment that is not N/A, who gave them, and how many there are. */
  items: number;
  annotators: number;
  judgments: number;
  /** Krippendorff's alpha over all items, and without those that were adjudicated; n counts items judged at least twice. */
  alpha: ReportedFigure;
  alphaUnadjudicated: ReportedFigure;
  percent: ReportedFigure;
  /** At the nominal level, where values only name answers. */
  fleissKappa?: ReportedFigure;
  /** At the other levels. */
  interTagger?: { pearson: ReportedFigure; spearman: ReportedFigure };
  pairwise?: { pearson: ReportedFigure; spearman: ReportedFigure; kendall: ReportedFigure; pairs: number };
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
  rows: AgreementRow[];
  /** Nobody at the nominal level. */
  annotators: AgreementOfAnnotator[];
}

/** The row that stands for the whole project: over all datasets, on its first dimension. */
export function headlineOf({ rows }: Pick<AgreementReport, "rows">): AgreementRow | undefined {
  return rows.find(({ dataset }) => dataset === null);
}

/** What one row is computed from. */
export interface AgreementScope {
  dataset: string | null;
  dimension: string;
  level: AlphaLevel;
  table: JudgmentTable;
  /** The numbers in the table of the items that were adjudicated. */
  adjudicated: ReadonlySet<number>;
}

/** One row of the report, and how each annotator agrees with the others; null where values only name answers. */
export function agreementOf(scope: AgreementScope): { row: AgreementRow; interTagger: InterTagger | null } {
  const { dataset, dimension, table, adjudicated, level } = scope;
  const alpha = alphaOf(table, scope);
  const alphaUnadjudicated =
    adjudicated.size === 0
      ? alpha
      : alphaOf(
          keepJudgments(table, (item) => !adjudicated.has(item)),
          scope,
        );
  const interTagger = level === "nominal" ? null : interTaggerCorrelation(table);
  return {
    interTagger,
    row: {
      dataset,
      dimension,
      items: countItems(table),
      annotators: new Set(table.annotators).size,
      judgments: table.codes.length,
      alpha,
      alphaUnadjudicated,
      percent: reported(percentAgreement(table)),
      ...(interTagger === null
        ? { fleissKappa: reported(fleissKappa(table)) }
        : correlationsOf(table, interTagger)),
    },
  };
}

function correlationsOf(table: JudgmentTable, interTagger: InterTagger) {
  const { pairs, ...pairwise } = pairwiseAgreementOf(table);
  return {
    interTagger: { pearson: reported(interTagger.pearson), spearman: reported(interTagger.spearman) },
    pairwise: {
      pearson: reported(pairwise.pearson),
      spearman: reported(pairwise.spearman),
      kendall: reported(pairwise.kendall),
      pairs,
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

/** Alpha as every screen states it: n counts the items judged at least twice, and of one item there is no interval. */
function alphaOf(table: JudgmentTable, scope: AgreementScope): ReportedFigure {
  const found = alphaWithInterval(table, scope);
  if (found.value === null) return found;
  const n = alphaUnits(table).times.length;
  return n < 2 ? { value: null, reason: "too_few_items" } : { ...found, n };
}

/** Without an interval where there is none. */
function alphaWithInterval(table: JudgmentTable, { level }: Pick<AgreementScope, "level">): ReportedFigure {
  const estimate = krippendorffAlpha(table, level);
  const found = alphaInterval(table, level);
  return reported(
    estimate.value === null || found.value === null
      ? estimate
      : { ...estimate, low: found.low, high: found.high },
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
