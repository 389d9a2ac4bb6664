import { readRecords, type TableFormat } from "@/server/imports/delimited";
import { excerpt } from "@/server/imports/excerpt";
import type { ReadingContext } from "@/server/imports/item-reader";
import { lineError, type LineError } from "@/server/imports/line-error";
import { NamedCells } from "@/server/imports/named-cells";
import type { ItemFileEntry } from "@/server/imports/pair-file-entry";
import type { TableRecord } from "@/server/imports/record-assembler";
import type { ByteSource } from "@/server/imports/source";
import { headerErrors } from "@/server/imports/table-head";
import { recordSides, type RecordSide, type TypedRecord } from "../record";
import { IdLines } from "./id-lines";
import { linkOf } from "./link-of";
import { readTypedRow, type TypedCells } from "./typed-cells";

/**
 * The pairs of a CSV or TSV with a column for each field of each record, called `a.title` or `b.title`, with `a.image`,
 * `a.link` and the like; `score.general` and `gold.general` hold numbers on a dimension.
 */
export async function* readTypedTable(
  source: ByteSource,
  format: TableFormat,
  context: ReadingContext,
): AsyncGenerator<ItemFileEntry> {
  const ids = new IdLines();
  let header: string[] | null = null;
  let isEmpty = true;
  for await (const entry of readRecords(source, format)) {
    if (header === null) {
      const errors = "error" in entry ? [entry.error] : headErrors(entry.record);
      for (const error of errors) yield { error };
      if ("error" in entry || errors.length > 0) return;
      header = namesOf(entry.record);
      continue;
    }
    isEmpty = false;
    if ("error" in entry) yield entry;
    else yield* rowOf(entry.record, header, ids, context);
  }
  if (isEmpty) {
    yield { error: lineError("no_items", { file: "pairs", line: 1, column: null, found: null }, {}) };
  }
}

const namesOf = ({ cells }: TableRecord): string[] => cells.map(plainName);

/** `A.Title` and `id ` as the reader knows them; fields of records keep how they are written. */
function plainName(name: string): string {
  const [, side, field] = recordColumn.exec(name.trim()) ?? [];
  return side === undefined || field === undefined ? name.trim() : `${side.toLowerCase()}.${field}`;
}

const recordColumn = /^([ab])\.(.+)$/i;

function headErrors(record: TableRecord): LineError[] {
  const { line } = record;
  const header = namesOf(record);
  const unnamed = headerErrors(line, header);
  if (unnamed.length > 0) return unnamed;
  const place = { file: "pairs", line, column: null, found: null } as const;
  return recordSides
    .filter((side) => fieldColumns(header, side).length === 0)
    .map((side) => lineError("column_needed", place, { name: `${side}.title` }));
}

const fieldColumns = (header: readonly string[], side: RecordSide) =>
  header.filter((name) => name.startsWith(`${side}.`) && name !== `${side}.image` && name !== `${side}.link`);

function* rowOf(
  { line, cells: values }: TableRecord,
  header: readonly string[],
  ids: IdLines,
  context: ReadingContext,
): Generator<ItemFileEntry> {
  if (values.length !== header.length) {
    const place = { file: "pairs", line, column: null, found: excerpt(values.join("\t")) } as const;
    yield { error: lineError("column_count", place, { n: values.length, m: header.length }) };
    return;
  }
  const named = header.map((name, at) => [name, { text: values[at] ?? "", column: at + 1 }] as const);
  const cells = new NamedCells<string>(line, new Map(named));
  const content = { a: readRecord(cells, header, "a"), b: readRecord(cells, header, "b") };
  const row = readTypedRow(cells, header, content, context);
  ids.check(cells, row.externalId);
  for (const error of cells.errors) yield { error };
  if (cells.errors.length === 0) yield { row };
}

function readRecord(cells: TypedCells, header: readonly string[], side: RecordSide): TypedRecord {
  const columns = fieldColumns(header, side);
  const fields = columns.flatMap((column) => {
    const text = cells.text(column);
    return text.trim() === "" ? [] : [{ name: column.slice(side.length + 1), values: [text] }];
  });
  if (fields.length === 0) cells.refuse("empty_record", columns[0] ?? side, {});
  const link = cells.name(`${side}.link`);
  if (link !== null && linkOf(link) === null) {
    cells.refuse("not_a_link", `${side}.link`, { v: excerpt(link) });
  }
  return { fields, image: cells.name(`${side}.image`), link: link === null ? null : linkOf(link) };
}
