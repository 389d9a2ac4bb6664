import type { AggregationPolicy } from "@/server/domain/policy/outcome-policies";
import { smoothedBelow } from "@/server/stats/aggregation/smoothing";

/** An aggregation in a word, with its number where it has one: `mean`, `trimmed 0.1`, `sd-trimmed 2`. */
export function methodText({ aggregation }: AggregationPolicy): string {
  switch (aggregation.method) {
    case "trimmed":
      return `trimmed ${aggregation.share}`;
    case "sd-trimmed":
      return `sd-trimmed ${aggregation.deviations}`;
    case "dawid-skene":
      return aggregation.smoothing === "none"
        ? "dawid-skene"
        : `dawid-skene, smoothed below ${smoothedBelow} judgments an item`;
    default:
      return aggregation.method;
  }
}
