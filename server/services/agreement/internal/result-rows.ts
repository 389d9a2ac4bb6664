import type { AnnotatorAgreement, WidestItem, PairAgreement } from "@/server/domain/agreement/agreement";

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

export function itemRow(dimension: string, item: WidestItem, range: number): (string | number | null)[] {
  const { dataset, item: name, sd, values, adjudicated } = item;
  return [dimension, dataset, name, range, sd, values.length, values.join(" "), adjudicated];
}

/** The columns of the same files where values are names: nothing correlates, and there is no spread. */
export const namedPersonHeader = [
  "dimension",
  "annotator",
  "state",
  "excluded",
  "items",
  "hits",
  "gold_right",
  "gold_answered",
];
export const namedPairHeader = ["dimension", "a", "b", "equal", "kappa", "shared_items", "reason"];
export const namedItemHeader = ["dimension", "dataset", "item", "n", "values", "adjudicated"];

export function namedItemRow(dimension: string, { dataset, item, values, adjudicated }: WidestItem) {
  return [dimension, dataset, item, values.length, values.join(" "), adjudicated];
}
