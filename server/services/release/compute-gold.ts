import { countedTable } from "@/server/domain/release/counted-table";
import { goldColumnsOf, type GoldColumns } from "@/server/domain/release/gold-columns";
import { releaseGold } from "@/server/domain/release/release-gold";
import type { ReleaseData } from "./release-source";

/** The gold of every item, by dimension. */
export function computeGold({ facts, columns, annotators, settled }: ReleaseData): GoldColumns[] {
  const [from, to] = [0, columns.starts.length - 1];
  return facts.dimensions.map((_, dimension) => {
    const counted = countedTable(columns, { annotatorCount: annotators.length, dimension, from, to });
    return goldColumnsOf(releaseGold(counted, facts.aggregation, settled[dimension] ?? new Map()));
  });
}
