import { countedTable } from "@/server/domain/release/counted-table";
import { goldColumnsOf, type GoldColumns } from "@/server/domain/release/gold-columns";
import { releaseEachGold } from "@/server/domain/release/release-gold";
import type { ReleaseData } from "./release-source";

/** The gold of every item, by dimension. */
export function computeGold({ facts, columns, annotators, settled }: ReleaseData): GoldColumns[] {
  const scope = { annotatorCount: annotators.length, from: 0, to: columns.starts.length - 1 };
  return facts.dimensions.map((_, dimension) => {
    const counted = countedTable(columns, { ...scope, dimension, withGold: true });
    return goldColumnsOf(
      scope.to,
      releaseEachGold(counted, facts.aggregation, settled[dimension] ?? new Map()),
    );
  });
}
