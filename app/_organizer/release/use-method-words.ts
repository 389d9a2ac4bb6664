import { useFormatter, useTranslations } from "next-intl";
import type { AggregationPolicy } from "@/server/domain/policy/outcome-policies";

/** The way of aggregating in words, with its number where it has one. */
export function useMethodWords(): (policy: AggregationPolicy) => string {
  const t = useTranslations("organizer.releases.methods");
  const format = useFormatter();
  return ({ aggregation }) => {
    switch (aggregation.method) {
      case "trimmed":
        return t("trimmed", {
          share: format.number(aggregation.share, { style: "percent", maximumFractionDigits: 1 }),
        });
      case "sd-trimmed":
        return t("sd-trimmed", { deviations: aggregation.deviations });
      case "dawid-skene":
        return t("dawid-skene", { smoothing: aggregation.smoothing ?? "default" });
      default:
        return t(aggregation.method);
    }
  };
}
