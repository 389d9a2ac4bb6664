import type { ColumnMapping } from "@/server/domain/import/contracts";
import { readRecords, type TableFormat } from "./delimited";
import { excerpt } from "./excerpt";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import { MappedRecord } from "./mapped-record";
import type { TableField, TableHead } from "@/server/domain/import/pair-file-entry";
import type { TableRecord } from "./record-assembler";
import type { ByteSource } from "@/server/domain/import/source";
import { fieldErrors, headerErrors } from "./table-head";
import type { TableLayout } from "@/server/domain/import/table-layout";
import { columnNames } from "./column-names";

/** What the columns of a kind of table may hold. */
export interface TableColumns {
  /** In the order in which they are offered. */
  fields: (header: readonly string[]) => readonly TableField[];
  /** Guesses from the header which columns hold what. */
  suggest: (header: readonly string[]) => ColumnMapping;
  /** The fields without which such a mapping makes no items. */
  missing: (mapping: ColumnMapping) => readonly string[];
}

export interface MappedTableOptions extends TableLayout {
  format: TableFormat;
  columns: TableColumns;
  /** Which columns hold what; without it they are guessed from their names. */
  mapping?: ColumnMapping | undefined;
  /** What stands between the parts of a cell that holds several. */
  separator?: string | undefined;
}

export type MappedEntry = { head: TableHead } | { record: MappedRecord } | { error: LineError };

/** The head of a CSV or TSV with its records by fields. Reading ends at a head that is at fault. */
export async function* readMappedTable(
  source: ByteSource,
  { format, columns, mapping, separator, ...layout }: MappedTableOptions,
): AsyncGenerator<MappedEntry> {
  let head: TableHead | null = null;
  let isEmpty = true;
  for await (const entry of readRecords(source, format)) {
    if ("record" in entry && head !== null) {
      isEmpty = false;
      yield recordEntry(entry.record, head, separator);
    } else if ("record" in entry) {
      const opened = openHead(entry.record, columns, mapping, layout);
      yield* opened.entries;
      if (opened.head === null) return;
      head = opened.head;
      if (layout.header !== false) continue;
      isEmpty = false;
      yield recordEntry(entry.record, head, separator);
    } else {
      isEmpty = false;
      yield entry;
      if (head === null) return;
    }
  }
  const place = { file: "pairs", line: 1, column: null, found: null } as const;
  if (isEmpty) yield { error: lineError("no_items", place, {}) };
}

function openHead(
  { line, cells }: TableRecord,
  { fields, suggest, missing }: TableColumns,
  given: ColumnMapping | undefined,
  layout: TableLayout,
): { entries: MappedEntry[]; head: TableHead | null } {
  const { header, firstCells } = columnNames({ line, cells }, layout);
  const unnamed = headerErrors(line, header, layout.ignore);
  if (unnamed.length > 0) return { entries: unnamed.map((error) => ({ error })), head: null };
  const named = header.filter((name) => name !== "");
  const head = { header, firstCells, mapping: given ?? suggest(named), fields: [...fields(named)] };
  const place = { file: "pairs", line, column: null, found: excerpt(cells.join("\t")) } as const;
  const errors = [
    ...fieldErrors(line, head),
    ...missing(head.mapping).map((name) => lineError("field_needed", place, { name })),
  ];
  const entries = [{ head }, ...errors.map((error) => ({ error }))];
  return { entries, head: errors.length === 0 ? head : null };
}

function recordEntry(
  { line, cells }: TableRecord,
  head: TableHead,
  separator: string | undefined,
): MappedEntry {
  if (cells.length === head.header.length) {
    return { record: new MappedRecord(line, cells, head, separator) };
  }
  const place = { file: "pairs", line, column: null, found: excerpt(cells.join("\t")) } as const;
  return { error: lineError("column_count", place, { n: cells.length, m: head.header.length }) };
}
