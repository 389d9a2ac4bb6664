import { alphaReplicates } from "@/server/stats/agreement/bootstrap-alpha";
import { fleissKappa } from "@/server/stats/agreement/fleiss-kappa";
import { interTaggerCorrelation, type InterTagger } from "@/server/stats/agreement/inter-tagger";
import { krippendorffAlpha, type AlphaLevel } from "@/server/stats/agreement/krippendorff-alpha";
import { pairwiseAgreementOf } from "@/server/stats/agreement/pairwise-agreement";
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
  /** Behind the interval of alpha. */
  bootstrap: { replicates: number; seed: number };
  rows: AgreementRow[];
  /** Nobody at the nominal level. */
  annotators: AgreementOfAnnotator[];
}

/** How many items are drawn in all for the interval of an alpha: more items narrow it down with fewer samples. */
const mostDraws = 20_000_000;
const [fewestReplicates, mostReplicates] = [100, 1_000];

/** How the interval of alpha is drawn in a release of so many items. */
export function reportBootstrap(itemCount: number): AgreementReport["bootstrap"] {
  const replicates = Math.floor(mostDraws / Math.max(1, itemCount));
  return { replicates: Math.min(mostReplicates, Math.max(fewestReplicates, replicates)), seed: 1 };
}

/** What one row is computed from. */
export interface AgreementScope {
  dataset: string | null;
  dimension: string;
  level: AlphaLevel;
  bootstrap: AgreementReport["bootstrap"];
  table: JudgmentTable;
  /** The numbers in the table of the items that were adjudicated. */
  adjudicated: ReadonlySet<number>;
}

/** One row of the report, and how each annotator agrees with the others; null where values only name answers. */
export function agreementOf(scope: AgreementScope): { row: AgreementRow; interTagger: InterTagger | null } {
  const { dataset, dimension, table, adjudicated, level } = scope;
  const alpha = alphaWithInterval(table, scope);
  const alphaUnadjudicated =
    adjudicated.size === 0
      ? alpha
      : alphaWithInterval(
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

function alphaWithInterval(
  table: JudgmentTable,
  { level, bootstrap: { replicates, seed } }: Pick<AgreementScope, "level" | "bootstrap">,
): ReportedFigure {
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
