import { quantile } from "@/server/stats/intervals/quantile";
import { mean } from "@/server/stats/mean";
import type { GoldWidths } from "./rehearsal";

/** How wide the intervals of gold values are; null where none has one. */
export function goldWidthsOf(
  values: readonly { low: number | null; high: number | null }[],
): GoldWidths | null {
  const widths = values
    .flatMap(({ low, high }) => (low === null || high === null ? [] : [high - low]))
    .sort((a, b) => a - b);
  const middle = mean(widths).value;
  if (middle === null) return null;
  return { n: widths.length, mean: middle, median: quantile(widths, 0.5), p90: quantile(widths, 0.9) };
}
