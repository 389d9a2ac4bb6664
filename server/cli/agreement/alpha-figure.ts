import { alphaInterval } from "@/server/stats/agreement/alpha-interval";
import { alphaReplicates } from "@/server/stats/agreement/bootstrap-alpha";
import { krippendorffAlpha, type AlphaLevel } from "@/server/stats/agreement/krippendorff-alpha";
import { bootstrapInterval } from "@/server/stats/intervals/bootstrap";
import type { JudgmentTable } from "@/server/stats/judgments/judgment-table";

export interface AlphaSettings {
  level: AlphaLevel;
  /** Samples of items to draw for a second interval, the percentiles of a bootstrap; 0 draws none. */
  replicates: number;
  seed: number;
}

/** α with its interval; the ends are null, with the reason, where there is none. */
export function alphaFigure(table: JudgmentTable, { level, replicates, seed }: AlphaSettings) {
  const alpha = krippendorffAlpha(table, level);
  if (alpha.value === null) return { level, ...alpha, low: null, high: null };
  const { value, n } = alpha;
  const found = alphaInterval(table, level);
  const interval =
    found.value === null
      ? { low: null, high: null, intervalReason: found.reason }
      : { low: found.low, high: found.high, method: found.method };
  if (replicates === 0) return { level, value, n, ...interval };
  const drawn = alphaReplicates(table, level, { seed, from: 0, to: replicates });
  return { level, value, n, ...interval, bootstrap: bootstrapInterval(drawn) };
}
