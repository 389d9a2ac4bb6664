import { excerpt } from "@/server/imports/excerpt";
import type { ReaderChoices, ReadingContext } from "@/server/domain/import/item-reader";
import type { TableFormat } from "@/server/imports/delimited";
import type { MappedRecord } from "@/server/imports/mapped-record";
import { readMappedTable } from "@/server/imports/mapped-table";
import { NamedCells, type NamedCell } from "@/server/imports/named-cells";
import type { ItemFileEntry } from "@/server/domain/import/pair-file-entry";
import type { ByteSource } from "@/server/domain/import/source";
import { recordSides, type RecordSide, type TypedRecord } from "../record";
import { IdLines } from "./id-lines";
import { linkOf } from "./link-of";
import { fieldName, typedColumns } from "./typed-columns";
import { readTypedRow, type TypedCells } from "./typed-cells";

/**
 * The pairs of a CSV or TSV with a column for each field of each record, called `a.title` or `b.title`, with `a.image`,
 * `a.link` and the like; `score.general` and `gold.general` hold numbers on a dimension. A mapping says so of other names.
 */
export async function* readTypedTable(
  source: ByteSource,
  format: TableFormat,
  context: ReadingContext,
  { mapping, header, ignore }: ReaderChoices = {},
): AsyncGenerator<ItemFileEntry> {
  const ids = new IdLines();
  const columns = typedColumns(context.dimensions);
  for await (const entry of readMappedTable(source, { format, columns, mapping, header, ignore })) {
    if ("record" in entry) yield* rowOf(entry.record, ids, context);
    else yield entry;
  }
}

function* rowOf(record: MappedRecord, ids: IdLines, context: ReadingContext): Generator<ItemFileEntry> {
  const named = cellsOf(record);
  const cells = new NamedCells<string>(record.line, named);
  const content = { a: readRecord(cells, record, "a"), b: readRecord(cells, record, "b") };
  const row = readTypedRow(cells, [...named.keys()], content, context);
  ids.check(cells, row.externalId);
  for (const error of cells.errors) yield { error };
  if (cells.errors.length === 0) yield { row };
}

/** What each column holds, those of a record's fields by side and name. */
function cellsOf(record: MappedRecord): Map<string, NamedCell> {
  const isSide = (field: string) => recordSides.some((side) => side === field);
  const single = record.fields
    .filter((field) => !isSide(field))
    .flatMap((field) => {
      const cell = record.cell(field);
      return cell === null ? [] : [[field, cell] as const];
    });
  return new Map([...single, ...recordSides.flatMap((side) => fieldCells(record, side))]);
}

const fieldCells = (record: MappedRecord, side: RecordSide) =>
  record
    .cellsOf(side)
    .map(({ name, text, column }) => [`${side}.${fieldName(name, side)}`, { text, column }] as const);

function readRecord(cells: TypedCells, record: MappedRecord, side: RecordSide): TypedRecord {
  const found = fieldCells(record, side);
  const fields = found.flatMap(([name, { text }]) =>
    text.trim() === "" ? [] : [{ name: name.slice(side.length + 1), values: [text] }],
  );
  if (fields.length === 0) cells.refuse("empty_record", found[0]?.[0] ?? side, {});
  const link = cells.name(`${side}.link`);
  if (link !== null && linkOf(link) === null) {
    cells.refuse("not_a_link", `${side}.link`, { v: excerpt(link) });
  }
  return { fields, image: cells.name(`${side}.image`), link: link === null ? null : linkOf(link) };
}
