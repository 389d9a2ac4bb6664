import type { RefusalDetails } from "@/server/domain/assignment/contracts";
import type { Texts } from "./end";

const percent = new Intl.NumberFormat("en-001", { style: "percent", maximumFractionDigits: 1 });
const seconds = new Intl.NumberFormat("en-001", { maximumFractionDigits: 1 });
const agreement = new Intl.NumberFormat("en-001", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Why somebody was stopped or paused, with the figures it rests on; null where they are not known. */
export function whyWords(details: RefusalDetails, t: Texts): string | null {
  const { rule, value, limit, right, answered, bar } = details;
  if (rule === "by-hand" || rule === "excluded") return t(`end.why.${rule}`);
  if (rule === "accuracy") {
    if (right === undefined || answered === undefined || bar === undefined) return null;
    return t("end.why.accuracy", { right, answered, bar: percent.format(bar) });
  }
  if (value === undefined) return null;
  if (rule === "seconds") return t("end.why.seconds", { value: seconds.format(value) });
  if (rule === "straight-line") return t("end.why.straight-line", { value });
  if (limit === undefined) return null;
  if (rule === "missing-share") {
    return t("end.why.missing-share", { value: percent.format(value), limit: percent.format(limit) });
  }
  return rule === "agreement"
    ? t("end.why.agreement", { value: agreement.format(value), limit: agreement.format(limit) })
    : null;
}
