import { parse } from "csv-parse/sync";
import { pearson } from "@/server/stats/pearson";

/** Pearson's correlation of the lines of two gold files; NaN, which meets no bound, where it is not defined. */
export function correlation(released: readonly string[], original: readonly string[]): number {
  return pearson(released.map(Number), original.map(Number)).value ?? NaN;
}

/** How many counted judgments each item of a judgments.csv has. */
export function countedByItem(judgmentsCsv: string): Map<string, number> {
  const rows = parse<Record<string, string>>(judgmentsCsv, { columns: true });
  const counts = new Map<string, number>();
  for (const { dataset, item, counted } of rows) {
    if (counted !== "true") continue;
    const key = `${dataset}/${item}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
