import { judgmentTable, type JudgmentTable } from "@/server/stats/judgments/judgment-table";
import type { ReleasedJudgmentColumns } from "./judgment-columns";

/** The counted judgments on one dimension, as the statistics read them. */
export interface CountedTable {
  table: JudgmentTable;
  /** Per item: how many counted judgments say N/A. */
  notApplicable: Uint32Array;
  /** Per judgment of the table: its language, as the columns have it. */
  languages: Uint32Array;
}

/** Which judgments enter a table: those on one dimension, of the items from `from` up to, but not including, `to`. */
export interface TableScope {
  annotatorCount: number;
  dimension: number;
  from: number;
  to: number;
  /** Whether judgments of gold items enter as well. */
  withGold: boolean;
}

/** The counted judgments of a stretch of items, whose numbers begin at 0. */
export function countedTable(
  columns: ReleasedJudgmentColumns,
  { annotatorCount, dimension, from, to, withGold }: TableScope,
): CountedTable {
  const first = columns.starts[from]!;
  const end = columns.starts[to]!;
  const notApplicable = new Uint32Array(to - from);
  const items = new Uint32Array(end - first);
  const annotators = new Uint32Array(end - first);
  const values = new Float64Array(end - first);
  const languages = new Uint32Array(end - first);
  let count = 0;
  for (let item = from; item < to; item += 1) {
    for (let at = columns.starts[item]!; at < columns.starts[item + 1]!; at += 1) {
      if (columns.uncounted[at] !== 0 || columns.dimensions[at] !== dimension) continue;
      if (!withGold && columns.gold[at] === 1) continue;
      if (Number.isNaN(columns.values[at])) {
        notApplicable[item - from]! += 1;
        continue;
      }
      items[count] = item - from;
      annotators[count] = columns.annotators[at]!;
      values[count] = columns.values[at]!;
      languages[count] = columns.languages[at] ?? 0;
      count += 1;
    }
  }
  const table = judgmentTable({
    itemCount: to - from,
    annotatorCount,
    items: items.subarray(0, count),
    annotators: annotators.subarray(0, count),
    values: values.subarray(0, count),
  });
  // The table keeps the order in which they are given here, as items ascend.
  return { table, notApplicable, languages: languages.subarray(0, count) };
}
