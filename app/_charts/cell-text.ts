import { useFormatter, useTranslations } from "next-intl";
import { shareStyle } from "@/app/_ui/share-style";
import { useCorrelationText } from "@/app/_ui/use-correlation-text";
import { useTimeZone } from "@/app/_ui/time-zone";
import type { ColumnKind, PlotRow } from "./plot-data";
import { minus } from "./minus";

/** How a value of a plot is written for the reader; a dash where there is none. */
export function useCellText(): (value: PlotRow["cells"][number], kind: ColumnKind) => string {
  const rText = useCorrelationText();
  const t = useTranslations("organizer.plot");
  const format = useFormatter();
  const timeZone = useTimeZone();
  return (value, kind) => {
    if (value === null) return t("undefined");
    if (kind === "instant") {
      return format.dateTime(new Date(value), { dateStyle: "medium", timeStyle: "short", timeZone });
    }
    if (typeof value === "string") return value;
    if (kind === "correlation") return rText(value);
    if (kind === "share") return format.number(value, shareStyle(value));
    return minus(format.number(value, { maximumFractionDigits: kind === "points" ? 2 : 0 }));
  };
}
