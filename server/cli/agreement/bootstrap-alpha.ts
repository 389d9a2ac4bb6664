import { alphaReplicates } from "@/server/stats/agreement/bootstrap-alpha";
import { krippendorffAlpha, type AlphaLevel } from "@/server/stats/agreement/krippendorff-alpha";
import { bootstrapInterval } from "@/server/stats/intervals/bootstrap";
import type { JudgmentTable } from "@/server/stats/judgments/judgment-table";

export interface AlphaSettings {
  level: AlphaLevel;
  /** Samples of items to draw for the interval; 0 draws none. */
  replicates: number;
  seed: number;
}

/** α with its interval; the ends are null where no sample was drawn, or where none has an α. */
export function bootstrapAlpha(table: JudgmentTable, { level, replicates, seed }: AlphaSettings) {
  const none = { low: null, high: null };
  const alpha = krippendorffAlpha(table, level);
  if (alpha.value === null) return { level, ...alpha, ...none };
  const drawn = alphaReplicates(table, level, { seed, from: 0, to: replicates });
  return { level, ...alpha, ...(bootstrapInterval(drawn) ?? none) };
}
