import { useTranslations } from "next-intl";
import type { LegendEntry } from "./legend";
import { markSample } from "./mark-sample";

/** The mark of an annotator in a plot. */
export function annotatorShape({ isExcluded }: { isExcluded: boolean }): "excluded" | "circle" {
  return isExcluded ? "excluded" : "circle";
}

/** What the marks of annotators mean: those who are excluded only where there are any. */
export function useAnnotatorLegend(rows: readonly { isExcluded: boolean }[]): LegendEntry[] {
  const t = useTranslations("organizer.plot.marks");
  const excluded = { name: t("excluded"), sample: markSample("excluded") };
  const hasExcluded = rows.some(({ isExcluded }) => isExcluded);
  return [{ name: t("annotator"), sample: markSample("circle") }, ...(hasExcluded ? [excluded] : [])];
}
