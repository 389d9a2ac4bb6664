import type { RefusalDetails } from "@/server/domain/assignment/contracts";
import type { Texts } from "./end";

const percent = { style: "percent", maximumFractionDigits: 1 } as const;
const seconds = { maximumFractionDigits: 1 };
const agreement = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Why somebody was stopped or paused, with the figures it rests on; null where they are not known. */
export function whyWords(details: RefusalDetails, t: Texts): string | null {
  const { rule, value, limit, right, answered, bar } = details;
  const formatted = (number: number, style: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(t("hit.formats"), style).format(number);
  if (rule === "by-hand" || rule === "excluded") return t(`end.why.${rule}`);
  if (rule === "accuracy") {
    if (right === undefined || answered === undefined || bar === undefined) return null;
    return t("end.why.accuracy", { right, answered, bar: formatted(bar, percent) });
  }
  if (value === undefined) return null;
  if (rule === "seconds") return t("end.why.seconds", { value: formatted(value, seconds) });
  if (rule === "straight-line") return t("end.why.straight-line", { value });
  if (limit === undefined) return null;
  if (rule === "missing-share") {
    return t("end.why.missing-share", { value: formatted(value, percent), limit: formatted(limit, percent) });
  }
  if (rule === "attention-checks") return t("end.why.attention-checks", { value, limit });
  return rule === "agreement"
    ? t("end.why.agreement", { value: formatted(value, agreement), limit: formatted(limit, agreement) })
    : null;
}
