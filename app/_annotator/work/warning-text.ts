import type { Warning } from "@/server/domain/assignment/contracts";
import { fill } from "../hit/fill";
import type { HitTexts } from "../hit/hit-texts";

const formats: Record<Warning["rule"], Intl.NumberFormatOptions> = {
  seconds: { maximumFractionDigits: 1 },
  "straight-line": {},
  "missing-share": { style: "percent" },
  agreement: { maximumFractionDigits: 2 },
  "attention-checks": {},
};

/** What an annotator is asked to mind, with the figure that it rests on. */
export function warningText(
  { rule, value, isLastChance }: Warning,
  { warning, hit }: Pick<HitTexts, "warning" | "hit">,
): string {
  const figure = new Intl.NumberFormat(hit.formats, formats[rule]).format(value);
  const told = fill(warning[rule], { value: figure });
  return isLastChance === true ? `${told} ${warning["attention-checks-last"]}` : told;
}
