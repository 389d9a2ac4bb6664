import { cohenKappa } from "@/server/stats/agreement/cohen-kappa";
import { fleissKappa } from "@/server/stats/agreement/fleiss-kappa";
import { icc11, icc1k } from "@/server/stats/agreement/intraclass/one-way";
import { icc31, icc3k } from "@/server/stats/agreement/intraclass/two-way-mixed";
import { icc21, icc2k } from "@/server/stats/agreement/intraclass/two-way-random";
import { kendallW } from "@/server/stats/agreement/kendall-w";
import type { AlphaLevel } from "@/server/stats/agreement/krippendorff-alpha";
import { percentAgreement } from "@/server/stats/agreement/percent-agreement";
import type { Estimate } from "@/server/stats/estimate";
import { completeItems } from "@/server/stats/judgments/complete-items";
import type { JudgmentTable } from "@/server/stats/judgments/judgment-table";
import type { Reason } from "../reason-sentence";

/** A figure with what it rests on, and its interval where its statistic has one. */
export type FurtherFigure = Estimate<Reason, { n: number; low?: number; high?: number }>;

/** What else is customary for values of a level. */
export function furtherFigures(table: JudgmentTable, level: AlphaLevel): Record<string, FurtherFigure> {
  const percent = { percentAgreement: percentAgreement(table) };
  if (level === "nominal") return { ...percent, fleissKappa: fleissKappa(table), ...kappaOfTwo(table) };
  if (level === "ordinal") return { ...percent, kendallW: kendallW(table) };
  return {
    ...percent,
    kendallW: kendallW(table),
    icc11: icc11(table),
    icc1k: icc1k(table),
    icc21: icc21(table),
    icc2k: icc2k(table),
    icc31: icc31(table),
    icc3k: icc3k(table),
  };
}

/** Cohen's κ compares two annotators only. */
function kappaOfTwo(table: JudgmentTable): Record<string, FurtherFigure> {
  if (new Set(table.annotators).size !== 2) return {};
  const rows = completeItems(table);
  const ofAnnotator = (annotator: number) => rows.map((row) => row[annotator] ?? null);
  return { cohenKappa: cohenKappa(ofAnnotator(0), ofAnnotator(1)) };
}
