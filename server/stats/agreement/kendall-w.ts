import { midRanks } from "../correlation/mid-ranks";
import { undefinedBecause, type Estimate } from "../estimate";
import { activeAnnotators } from "../judgments/active-annotators";
import { completeItems } from "../judgments/complete-items";
import { type JudgmentTable } from "../judgments/judgment-table";

/**
 * Kendall's coefficient of concordance W: how far the annotators order the items alike, 0–1, corrected for ties.
 * @param table only items that every annotator judged enter (see `completeItems`), ranked within each annotator.
 * @returns with n, the number of such items; null with reason "too_few_annotators" for fewer than two,
 *   "too_few_items" for fewer than two, "no_variance" when every annotator is constant.
 * Source: Kendall and Babington Smith 1939; ties as in Kendall 1945.
 */
export function kendallW(
  table: JudgmentTable,
): Estimate<"too_few_annotators" | "too_few_items" | "no_variance", { n: number }> {
  const rows = completeItems(table);
  const n = rows.length;
  const annotatorCount = activeAnnotators(table);
  if (annotatorCount < 2) return undefinedBecause("too_few_annotators");
  if (n < 2) return undefinedBecause("too_few_items");
  const rankSums = new Float64Array(n);
  let spread = 0;
  for (let annotator = 0; annotator < annotatorCount; annotator += 1) {
    const ranks = midRanks(
      rows.map((row) => row[annotator]!),
      n,
    );
    ranks.forEach((rank, item) => (rankSums[item]! += rank));
    spread += squaredDeviations(ranks, (n + 1) / 2);
  }
  if (spread === 0) return undefinedBecause("no_variance");
  // With untied ranks each annotator spreads (n³ − n) / 12; ties spread less, which is Kendall's correction.
  const value = squaredDeviations(rankSums, (annotatorCount * (n + 1)) / 2) / (annotatorCount * spread);
  return { value, n };
}

function squaredDeviations(values: Float64Array, centre: number): number {
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
}
