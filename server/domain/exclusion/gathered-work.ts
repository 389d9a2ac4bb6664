import { judgmentTable, type JudgmentTable } from "@/server/stats/judgments/judgment-table";

/** One counted judgment; lists are by position. */
export interface CountedWork {
  items: number[];
  annotators: number[];
  /** null is N/A, or an answer that no number says. */
  values: (number | null)[];
  /** Answers that no number says, as JSON. */
  answers: (string | null)[];
  isGold: boolean[];
}

/** The counted judgments of some items as the statistics read them, with the N/A of each item. */
export interface WorkTable {
  table: JudgmentTable;
  notApplicable: Uint32Array;
}

interface Chosen {
  itemCount: number;
  annotatorCount: number;
  keep: (at: number) => boolean;
}

/** How many judgments of an item are in the table, N/A included. */
export function judgmentsOfItem({ table, notApplicable }: WorkTable, item: number): number {
  return table.starts[item + 1]! - table.starts[item]! + notApplicable[item]!;
}

/** Brings the chosen judgments into a table; items and annotators keep their numbers. */
export function workTable(work: CountedWork, { itemCount, annotatorCount, keep }: Chosen): WorkTable {
  const notApplicable = new Uint32Array(itemCount);
  const items: number[] = [];
  const annotators: number[] = [];
  const values: number[] = [];
  work.values.forEach((value, at) => {
    if (!keep(at)) return;
    const item = work.items[at]!;
    if (value === null) notApplicable[item]! += 1;
    else {
      items.push(item);
      annotators.push(work.annotators[at]!);
      values.push(value);
    }
  });
  return { table: judgmentTable({ itemCount, annotatorCount, items, annotators, values }), notApplicable };
}
