import { activeAnnotators } from "./active-annotators";
import { itemValues } from "./item-values";
import { type JudgmentTable } from "./judgment-table";

/**
 * The items that every annotator of the table judged, as rows of values with one column per annotator, in the
 * annotators' order. Annotators without any judgment do not count. Other items are left out (listwise deletion).
 */
export function completeItems(table: JudgmentTable): number[][] {
  const active = activeAnnotators(table);
  const rows: number[][] = [];
  for (let item = 0; item < table.itemCount; item += 1) {
    const [from, to] = [table.starts[item]!, table.starts[item + 1]!];
    if (to - from !== active || active === 0) continue;
    const judges = table.annotators.subarray(from, to);
    const values = itemValues(table, item);
    const inOrder = values.map((value, at) => ({ value, annotator: judges[at]! }));
    inOrder.sort((one, other) => one.annotator - other.annotator);
    rows.push(inOrder.map(({ value }) => value));
  }
  return rows;
}
