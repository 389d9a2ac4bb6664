import type { AlphaReason } from "@/server/stats/agreement/krippendorff-alpha";
import type { CorrelationReason } from "@/server/stats/correlation/dense-pearson";
import type { IntraclassReason } from "@/server/stats/agreement/intraclass/mean-squares";
import type { FisherReason } from "@/server/stats/intervals/fisher-z";

/** Why a figure of a report has no value. */
export type Reason =
  | AlphaReason
  | CorrelationReason
  | IntraclassReason
  | FisherReason
  | "none_defined"
  | "undefined_dataset"
  | "no_datasets"
  | "no_judgments"
  | "no_confidence"
  | "no_replicates"
  | "undefined_dimension"
  | "no_dimensions"
  | "no_comparisons"
  | "no_positives"
  | "no_questions"
  | "no_sd"
  | "no_distribution";

const sentences: Record<Reason, string> = {
  no_pairs: "no item was judged twice",
  no_variance: "all values on one side are equal",
  negative_values: "ratio data cannot be below 0",
  too_few_pairs: "too few items",
  too_few_items: "too few items that everyone judged",
  too_few_annotators: "fewer than two annotators",
  perfect_correlation: "the correlation is perfect",
  not_finite: "the values are too large or too close to each other",
  none_defined: "nobody has such a figure",
  undefined_dataset: "a dataset has no correlation",
  no_datasets: "there is no dataset",
  no_judgments: "nobody gave it a value",
  no_confidence: "confidences were not requested",
  no_replicates: "no sample has a difference",
  undefined_dimension: "a dimension has no correlation",
  no_dimensions: "there is no dimension",
  no_comparisons: "no comparison has all its words",
  no_positives: "no pair means the same",
  no_questions: "there is no question",
  no_sd: "no item has a standard deviation",
  no_distribution: "no item has a distribution",
};

/** A few words on why there is no figure; nothing where there is one. */
export function reasonSentence(reason: Reason | undefined): string {
  return reason === undefined ? "" : sentences[reason];
}

export function isReason(reason: string): reason is Reason {
  return reason in sentences;
}
