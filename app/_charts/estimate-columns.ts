import { useTranslations } from "next-intl";
import type { ShownEstimate } from "@/server/domain/estimate";
import type { DataColumn } from "./plot-data";

/** The columns of an estimate: its value under the name of what is estimated, and the ends of its interval. */
export function useEstimateColumns<Row extends { estimate: ShownEstimate }>(name: string): DataColumn<Row>[] {
  const t = useTranslations("organizer.plot.columns");
  const columnOf = (head: string, part: "value" | "low" | "high"): DataColumn<Row> => ({
    name: head,
    kind: "correlation",
    of: ({ estimate }) => (estimate.value === null ? null : estimate[part]),
  });
  return [columnOf(name, "value"), columnOf(t("low"), "low"), columnOf(t("high"), "high")];
}
