import { useTranslations } from "next-intl";
import type { ShownEstimate } from "@/server/domain/estimate";

const reasons = [
  "too_few_pairs",
  "too_few_items",
  "too_few_annotators",
  "too_few_values",
  "no_pairs",
  "no_values",
  "no_judgments",
  "no_trials",
  "no_gold_judged",
  "no_variance",
  "perfect_correlation",
  "none_defined",
] as const;

/** The sentence for a reason of the statistics; undefined where there is no reason. */
export function useReasonText(): (reason: string | undefined) => string | undefined {
  const t = useTranslations("organizer.plot.reasons");
  return (reason) =>
    reason === undefined ? undefined : t(reasons.find((one) => one === reason) ?? "not_finite");
}

/** The code of why an estimate is undefined. */
export function reasonOf(estimate: ShownEstimate): string | undefined {
  return estimate.value === null ? estimate.reason : undefined;
}
