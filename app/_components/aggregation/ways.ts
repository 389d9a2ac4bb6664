import type { AggregationPolicy } from "@/server/domain/policy/outcome-policies";

type Aggregation = AggregationPolicy["aggregation"];

/** The ways to gold values that are offered, by a name for each; a project may have others of its own. */
const offered: Aggregation[] = [
  { method: "mean" },
  { method: "median" },
  { method: "trimmed", share: 0.1 },
  { method: "trimmed", share: 0.2 },
  { method: "sd-trimmed", deviations: 1 },
  { method: "sd-trimmed", deviations: 2 },
  { method: "weighted" },
  { method: "shift-scale" },
  { method: "majority" },
  { method: "dawid-skene" },
];

/** Tells one way from another. */
export function wayKey(aggregation: Aggregation): string {
  if (aggregation.method === "trimmed") return `trimmed ${aggregation.share}`;
  if (aggregation.method === "sd-trimmed") return `sd-trimmed ${aggregation.deviations}`;
  return aggregation.method;
}

/** All that are offered, and the project's own. */
export function waysWith(own: Aggregation): Aggregation[] {
  const isOffered = offered.some((one) => wayKey(one) === wayKey(own));
  return isOffered ? offered : [own, ...offered];
}
