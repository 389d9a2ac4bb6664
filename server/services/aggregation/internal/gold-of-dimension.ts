import type { AggregationPolicy } from "@/server/domain/policy/outcome-policies";
import { countedTable } from "@/server/domain/release/counted-table";
import { releaseGold, type ReleasedGold } from "@/server/domain/release/release-gold";
import { scaleBounds } from "@/server/domain/scale/scale-bounds";
import type { ReleaseSource } from "@/server/services/release/internal/release-source";

/** The gold values of all items on one dimension, exactly as a release has them. */
export function goldOfDimension(
  { annotators, columns, settled, facts }: ReleaseSource,
  dimension: number,
  policy: AggregationPolicy,
): ReleasedGold[] {
  const points = facts.dimensions[dimension]?.points ?? [];
  const to = facts.datasets.reduce((sum, { items }) => sum + items, 0);
  const scope = { annotatorCount: annotators.length, dimension, from: 0, to, withGold: true };
  const counted = countedTable(columns, scope);
  return releaseGold(counted, policy, settled[dimension] ?? new Map<number, never>(), scaleBounds(points));
}
