import { useTranslations } from "next-intl";
import type { AggregationPolicy } from "@/server/domain/policy/outcome-policies";

/** What a way to gold values is called. */
export function useWayName(): (aggregation: AggregationPolicy["aggregation"]) => string {
  const t = useTranslations("organizer.aggregation.methods");
  return (aggregation) =>
    t(aggregation.method, {
      share: aggregation.method === "trimmed" ? aggregation.share : 0,
      deviations: aggregation.method === "sd-trimmed" ? aggregation.deviations : 0,
      smoothing: aggregation.method === "dawid-skene" ? (aggregation.smoothing ?? "default") : "none",
    });
}
