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
  | "no_confidence";

const sentences: Record<Reason, string> = {
  no_pairs: "no item was judged twice",
  no_variance: "all values on one side are equal",
  negative_values: "ratio data cannot be below 0",
  too_few_pairs: "too few items",
  too_few_items: "too few items that everybody judged",
  too_few_annotators: "fewer than two annotators",
  perfect_correlation: "the correlation is perfect",
  not_finite: "the values are too large or too close to each other",
  none_defined: "nobody has such a figure",
  undefined_dataset: "a dataset has no correlation",
  no_datasets: "there is no dataset",
  no_judgments: "nobody gave it a value",
  no_confidence: "confidences were not asked for",
};

/** A few words on why there is no figure; nothing where there is one. */
export function reasonSentence(reason: Reason | undefined): string {
  return reason === undefined ? "" : sentences[reason];
}
