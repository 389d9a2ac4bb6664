import type { AnnotatorAgreement, PairAgreement } from "@/server/domain/agreement/agreement";

/** The columns of annotators.csv. */
export const personHeader = [
  "dimension",
  "annotator",
  "state",
  "excluded",
  "items",
  "hits",
  "pearson",
  "low",
  "high",
  "shared_items",
  "reason",
  "spearman",
  "gold_right",
  "gold_answered",
  "mean",
  "sd",
  "end_share",
];

export function personRow(dimension: string, row: AnnotatorAgreement) {
  const { pearson, gold } = row;
  const figure =
    pearson.value === null
      ? [null, null, null, pearson.n, pearson.reason]
      : [pearson.value, pearson.low, pearson.high, pearson.n, null];
  return [
    dimension,
    row.annotator,
    row.state,
    row.isExcluded,
    row.items,
    row.hits,
    ...figure,
    row.spearman,
    gold.right,
    gold.answered,
    row.mean,
    row.sd,
    row.endShare,
  ];
}

/** The columns of pairs.csv. */
export const pairHeader = ["dimension", "a", "b", "pearson", "spearman", "kendall", "shared_items", "reason"];

export function pairRow(dimension: string, { a, b, pearson, spearman, kendall, n, reason }: PairAgreement) {
  return [dimension, a, b, pearson, spearman, kendall, n, reason ?? null];
}

/** The columns of items.csv; values are ascending and separated by spaces. */
export const itemHeader = ["dimension", "dataset", "item", "range", "sd", "n", "values", "adjudicated"];
