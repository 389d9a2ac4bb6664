import { alphaInterval } from "@/server/stats/agreement/alpha-interval";
import { alphaUnits } from "@/server/stats/agreement/alpha-units";
import { krippendorffAlpha, type AlphaLevel } from "@/server/stats/agreement/krippendorff-alpha";
import type { JudgmentTable } from "@/server/stats/judgments/judgment-table";
import { figureOf, type AgreementFigure } from "./figure";

/** How many items were judged at least twice. */
export function judgedTwice(table: JudgmentTable): number {
  return alphaUnits(table).times.length;
}

/**
 * Krippendorff's alpha with its interval, if it has one; n counts the items judged at least twice.
 * @returns null with reason "too_few_items" also where only one item was: it says nothing of others.
 */
export function alphaFigure(table: JudgmentTable, level: AlphaLevel): AgreementFigure {
  const n = judgedTwice(table);
  const found = alphaInterval(table, level);
  return figureOf(
    found.value === null && found.reason === "no_spread" ? krippendorffAlpha(table, level) : found,
    n,
  );
}
