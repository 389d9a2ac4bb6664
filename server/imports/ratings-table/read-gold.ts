import { FindColumns } from "./find-columns";
import { keyOf } from "./rated-item";
import { readTable, type ReadRow, type RatingsTableHead } from "./read-table";
import { TableCells, type ItemForm } from "./table-cells";
import { tableFault } from "./table-fault";
import type { TableFile, TableForm } from "./table-form";

export interface GoldTableForm extends TableForm, Omit<ItemForm, "missing"> {
  /** The columns that may hold the known answer; the first of them that is there does, or else the last column. */
  value: string[];
}

/**
 * The known answers of a table, by the key of the item (`keyOf`), laid out as for `readRatings`; where the cell is empty there is none. An item
 * may come in several lines that give the same answer, so that a table of judgments with a column of known answers can
 * be read as it is.
 * @throws FaultyTable with every fault by line and column.
 */
export async function readGold(file: TableFile, form: GoldTableForm): Promise<Map<string, number>> {
  const gold = new Map<string, { answer: number; line: number }>();
  await readTable(file, form, (head) => {
    const find = new FindColumns(head);
    const item = find.item(form);
    const value = find.one(valueColumn(head, form.value));
    const readRow: ReadRow = (record) => {
      const cells = new TableCells(record, { ...form, missing: [] });
      const key = keyOf(cells.item(item));
      const answer = cells.number(value);
      if (cells.faults.length > 0 || answer === null) return cells.faults;
      const before = gold.get(key) ?? { answer, line: record.line };
      gold.set(key, before);
      return before.answer === answer
        ? []
        : [tableFault("other_gold", cells.place(value), { n: before.line })];
    };
    return find.faults.length > 0 ? { faults: find.faults } : { readRow };
  });
  return new Map([...gold].map(([key, { answer }]) => [key, answer]));
}

function valueColumn({ columns }: RatingsTableHead, names: readonly string[]): string {
  return names.find((name) => columns.includes(name)) ?? columns.at(-1) ?? "";
}
