import { readRecords, type TableFormat } from "./delimited";
import { excerpt } from "./excerpt";
import { readJsonLines } from "./json-lines";
import { lineError, type LineError } from "./line-error";
import { NamedCells, type NamedCell } from "./named-cells";
import type { TableRecord } from "./record-assembler";
import type { ByteSource } from "./source";
import { suggestColumns } from "./suggest-columns";
import { headerErrors } from "./table-head";

export interface NamedRecordsOptions<Field extends string> {
  format: TableFormat | "jsonl";
  /** Column names of each field, letters and digits only, in lower case; objects have the fields' own names. */
  usualNames: Readonly<Record<Field, readonly string[]>>;
  /** Fields without whose column a table makes no sense. */
  needed: readonly Field[];
}

type Entry<Field extends string> = { cells: NamedCells<Field> } | { error: LineError };

interface Head<Field extends string> {
  width: number;
  columns: [Field, number][];
}

/** The records of a table with a header, or the objects of JSON Lines, by fields. Reading ends at a head that is at fault. */
export async function* readNamedRecords<Field extends string>(
  source: ByteSource,
  { format, ...names }: NamedRecordsOptions<Field>,
): AsyncGenerator<Entry<Field>> {
  let isEmpty = true;
  for await (const entry of format === "jsonl" ? objects(source, names) : records(source, format, names)) {
    isEmpty = false;
    yield entry;
  }
  const place = { file: "pairs", line: 1, column: null, found: null } as const;
  if (isEmpty) yield { error: lineError("no_items", place, {}) };
}

type Names<Field extends string> = Omit<NamedRecordsOptions<Field>, "format">;

async function* objects<Field extends string>(
  source: ByteSource,
  { usualNames }: Names<Field>,
): AsyncGenerator<Entry<Field>> {
  for await (const entry of readJsonLines(source)) {
    if ("error" in entry) yield entry;
    else {
      const cells = (Object.keys(usualNames) as Field[]).flatMap((field): [Field, NamedCell][] => {
        const value = entry.object[field];
        const isPlain = typeof value === "string" || typeof value === "number";
        return isPlain ? [[field, { text: String(value), column: null }]] : [];
      });
      yield { cells: new NamedCells(entry.line, new Map(cells)) };
    }
  }
}

async function* records<Field extends string>(
  source: ByteSource,
  format: TableFormat,
  names: Names<Field>,
): AsyncGenerator<Entry<Field>> {
  let head: Head<Field> | null = null;
  for await (const entry of readRecords(source, format)) {
    if ("error" in entry) {
      yield entry;
      if (head === null) return;
    } else if (head === null) {
      const opened = openHead(entry.record, names);
      for (const error of opened.errors) yield { error };
      if (opened.errors.length > 0) return;
      head = opened.head;
    } else yield recordEntry(entry.record, head);
  }
}

function openHead<Field extends string>(
  { line, cells }: TableRecord,
  { usualNames, needed }: Names<Field>,
): { head: Head<Field>; errors: LineError[] } {
  const header = cells.map((name) => name.trim());
  const found = Object.entries(suggestColumns(header, usualNames)) as [Field, string][];
  const columns = found.map(([field, name]): [Field, number] => [field, header.indexOf(name)]);
  const place = { file: "pairs", line, column: null, found: excerpt(cells.join("\t")) } as const;
  const missing = needed
    .filter((field) => columns.every(([of]) => of !== field))
    .map((name) => lineError("column_needed", place, { name }));
  return { head: { width: cells.length, columns }, errors: [...headerErrors(line, header), ...missing] };
}

function recordEntry<Field extends string>(
  { line, cells }: TableRecord,
  { width, columns }: Head<Field>,
): Entry<Field> {
  if (cells.length !== width) {
    const place = { file: "pairs", line, column: null, found: excerpt(cells.join("\t")) } as const;
    return { error: lineError("column_count", place, { n: cells.length, m: width }) };
  }
  const named = columns.map(([field, at]): [Field, NamedCell] => [
    field,
    { text: cells[at] ?? "", column: at + 1 },
  ]);
  return { cells: new NamedCells(line, new Map(named)) };
}
