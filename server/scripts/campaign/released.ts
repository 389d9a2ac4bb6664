import { parse } from "csv-parse/sync";

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
