import type { AggregationMethod, AggregationPolicy } from "@/server/domain/policy/outcome-policies";

type Aggregation = AggregationPolicy["aggregation"];

/** The ways to gold values with their usual numbers; a project may have others of its own. */
const usual: Aggregation[] = [
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
  { method: "dawid-skene", smoothing: "none" },
];

/** Tells one way from another. */
export function wayKey(aggregation: Aggregation): string {
  if (aggregation.method === "trimmed") return `trimmed ${aggregation.share}`;
  if (aggregation.method === "sd-trimmed") return `sd-trimmed ${aggregation.deviations}`;
  if (aggregation.method === "dawid-skene") return `dawid-skene ${aggregation.smoothing ?? "default"}`;
  return aggregation.method;
}

/** The ways by the methods that are offered, and the project's own if it is by one of them. */
export function waysBy(offered: readonly AggregationMethod[], own: Aggregation): Aggregation[] {
  const ways = usual.filter(({ method }) => offered.includes(method));
  const isAmong = ways.some((one) => wayKey(one) === wayKey(own));
  return isAmong || !offered.includes(own.method) ? ways : [own, ...ways];
}
