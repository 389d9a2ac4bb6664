import type { AggregationPolicy } from "@/server/domain/policy/outcome-policies";

/** An aggregation in a word, with its number where it has one: `mean`, `trimmed 0.1`, `sd-trimmed 2`. */
export function methodText({ aggregation }: AggregationPolicy): string {
  switch (aggregation.method) {
    case "trimmed":
      return `trimmed ${aggregation.share}`;
    case "sd-trimmed":
      return `sd-trimmed ${aggregation.deviations}`;
    default:
      return aggregation.method;
  }
}
