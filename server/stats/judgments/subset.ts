import { judgmentTable, type JudgmentTable } from "./judgment-table";

/**
 * The table with only the judgments that are kept; items and annotators keep their numbers, and those without a
 * judgment left stay as empty ones.
 */
export function keepJudgments(
  table: JudgmentTable,
  keep: (item: number, annotator: number) => boolean,
): JudgmentTable {
  const items: number[] = [];
  const annotators: number[] = [];
  const values: number[] = [];
  for (let item = 0; item < table.itemCount; item += 1) {
    for (let at = table.starts[item]!; at < table.starts[item + 1]!; at += 1) {
      const annotator = table.annotators[at]!;
      if (!keep(item, annotator)) continue;
      items.push(item);
      annotators.push(annotator);
      values.push(table.points[table.codes[at]!]!);
    }
  }
  const { itemCount, annotatorCount } = table;
  return judgmentTable({ itemCount, annotatorCount, items, annotators, values });
}
