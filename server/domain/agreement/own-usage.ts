import { mean } from "@/server/stats/mean";
import { sampleStandardDeviation } from "@/server/stats/standard-deviation";
import type { AnnotatorAgreement } from "./agreement";

/** How somebody uses the scale: the mean and SD of their values, and the share of these at either end (0–1). */
export function ownUsage(
  values: readonly number[],
  { min, max }: { min: number; max: number },
): Pick<AnnotatorAgreement, "mean" | "sd" | "endShare"> {
  const ends = values.filter((value) => value === min || value === max).length;
  return {
    mean: mean(values).value,
    sd: sampleStandardDeviation(values).value,
    endShare: values.length === 0 ? null : ends / values.length,
  };
}
