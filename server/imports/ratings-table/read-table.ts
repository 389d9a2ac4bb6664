import { readRecords } from "../delimited";
import { describeError } from "../describe-error";
import type { TableRecord } from "../record-assembler";
import { FaultyTable, tableFault, type TableFault } from "./table-fault";
import { formatOf, type TableFile, type TableForm } from "./table-form";

/** The columns of a table by name, or by number from "1" where no line names them. */
export interface RatingsTableHead {
  line: number;
  columns: string[];
}

/** Takes one record and says what is wrong with it. */
export type ReadRow = (record: TableRecord) => TableFault[];

/** After so many faults reading ends: they are likely all of one kind. */
const faultLimit = 50;

/**
 * Reads a table line by line.
 * @param openHead is given the head once, and gives back what reads each record, or what is wrong with the head.
 * @throws FaultyTable with every fault, at most about 50.
 */
export async function readTable(
  file: TableFile,
  form: TableForm,
  openHead: (head: RatingsTableHead) => { readRow: ReadRow } | { faults: TableFault[] },
): Promise<void> {
  const faults: TableFault[] = [];
  let head: RatingsTableHead | null = null;
  let readRow: ReadRow | null = null;
  let rowCount = 0;
  for await (const entry of readRecords(
    file.open(),
    formatOf(file.name, form),
    form.delimiter ?? undefined,
  )) {
    if ("error" in entry) {
      faults.push({ ...entry.error, sentence: describeError(entry.error, file.name) });
      if (readRow === null) break;
    } else if (head === null || readRow === null) {
      head = headOf(entry.record, form);
      const opened = openHead(head);
      if ("faults" in opened) throw new FaultyTable(file.name, opened.faults);
      readRow = opened.readRow;
      if (form.header) continue;
    }
    rowCount += 1;
    if ("record" in entry) faults.push(...faultsOf(entry.record, head?.columns.length ?? 0, readRow));
    if (faults.length >= faultLimit) break;
  }
  const nothing = tableFault("no_rows", { line: 1, column: null, found: null }, {});
  const all = rowCount === 0 && faults.length === 0 ? [nothing] : faults;
  if (all.length > 0) throw new FaultyTable(file.name, all);
}

function headOf({ line, cells }: TableRecord, { header }: TableForm): RatingsTableHead {
  return { line, columns: cells.map((cell, at) => (header ? cell.trim() : String(at + 1))) };
}

function faultsOf(record: TableRecord, columnCount: number, readRow: ReadRow | null): TableFault[] {
  const { line, cells } = record;
  if (cells.length === columnCount) return readRow?.(record) ?? [];
  const place = { line, column: null, found: cells.join("\t") };
  return [tableFault("column_count", place, { n: cells.length, m: columnCount })];
}
