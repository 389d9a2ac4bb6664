import { itemValues } from "@/server/stats/judgments/item-values";
import type { JudgmentTable } from "@/server/stats/judgments/judgment-table";
import { sampleStandardDeviation } from "@/server/stats/standard-deviation";

/** How far the judgments of an item lie apart. */
export interface ItemSpread {
  /** Its number in the table. */
  item: number;
  /** Greatest value less least, in points of the scale. */
  range: number;
  /** Sample standard deviation of its judgments. */
  sd: number;
}

/** The items that were judged at least twice, those whose judgments lie furthest apart first: by range, then SD. */
export function itemsBySpread(table: JudgmentTable): ItemSpread[] {
  const spreads: ItemSpread[] = [];
  for (let item = 0; item < table.itemCount; item += 1) {
    const values = itemValues(table, item);
    if (values.length < 2) continue;
    const range = Math.max(...values) - Math.min(...values);
    spreads.push({ item, range, sd: sampleStandardDeviation(values).value ?? 0 });
  }
  return spreads.sort((a, b) => b.range - a.range || b.sd - a.sd || a.item - b.item);
}
