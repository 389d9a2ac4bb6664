import type { DimensionAgreement } from "@/server/domain/agreement/agreement";

/** The point that was chosen most often over all datasets, and its share of all answers (0–1); null without any. */
export function mostUsedPoint({ histograms }: Pick<DimensionAgreement, "histograms">) {
  const counts = new Map<number, number>();
  let total = 0;
  for (const { value, count } of histograms.flatMap((dataset) => dataset.counts)) {
    total += count;
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  const [most] = [...counts].sort(([a, one], [b, other]) => other - one || a - b);
  return most === undefined ? null : { value: most[0], share: most[1] / total };
}

/** How far the means of gold items lie from their known answers on average, in points of the scale; null without any. */
export function meanDistance(gold: DimensionAgreement["gold"]): number | null {
  const distances = gold.flatMap((item) => (item.mean === null ? [] : [Math.abs(item.mean - item.gold)]));
  return distances.length === 0 ? null : distances.reduce((sum, one) => sum + one, 0) / distances.length;
}
