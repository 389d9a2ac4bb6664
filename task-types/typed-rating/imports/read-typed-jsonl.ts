import { excerpt } from "@/server/imports/excerpt";
import type { ReadingContext } from "@/server/domain/import/item-reader";
import { readJsonLines } from "@/server/imports/json-lines";
import { lineError } from "@/server/domain/import/line-error";
import { NamedCells, type NamedCell } from "@/server/imports/named-cells";
import type { ItemFileEntry } from "@/server/domain/import/pair-file-entry";
import type { ByteSource } from "@/server/domain/import/source";
import { recordSides, type RecordField, type RecordSide, type TypedRecord } from "../record";
import { linkOf } from "./link-of";
import { IdLines } from "./id-lines";
import { readTypedRow, type TypedCells } from "./typed-cells";

type Json = Readonly<Record<string, unknown>>;

/**
 * The pairs of a file with an object a line: `id`, `a` and `b` with `fields` (a text or a list of texts by name), `image`
 * and `link`; `score` and `gold` with a number by dimension; `dataset`, `genre`, `group`, `split`, `tolerance`,
 * `explanation`, `use`.
 */
export async function* readTypedJsonLines(
  source: ByteSource,
  context: ReadingContext,
): AsyncGenerator<ItemFileEntry> {
  const ids = new IdLines();
  let isEmpty = true;
  for await (const entry of readJsonLines(source)) {
    isEmpty = false;
    if ("error" in entry) {
      yield entry;
      continue;
    }
    const named = cellsOf(entry.object);
    const cells = new NamedCells(entry.line, named);
    const content = { a: readRecord(cells, entry.object, "a"), b: readRecord(cells, entry.object, "b") };
    const row = readTypedRow(cells, [...named.keys()], content, context);
    ids.check(cells, row.externalId);
    for (const error of cells.errors) yield { error };
    if (cells.errors.length === 0) yield { row };
  }
  if (isEmpty) {
    yield { error: lineError("no_items", { file: "pairs", line: 1, column: null, found: null }, {}) };
  }
}

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string =>
  typeof value === "string" ? value : value === null || value === undefined ? "" : JSON.stringify(value);

/** Everything of a line but its records, as `name` or `name.part`. */
function cellsOf(object: Json): Map<string, NamedCell> {
  const cells = new Map<string, NamedCell>();
  const add = (name: string, value: unknown) => cells.set(name, { text: textOf(value), column: null });
  for (const [name, value] of Object.entries(object)) {
    if (!isObject(value)) add(name, value);
    else if (!(recordSides as readonly string[]).includes(name)) {
      for (const [part, inner] of Object.entries(value)) add(`${name}.${part}`, inner);
    }
  }
  return cells;
}

function readRecord(cells: TypedCells, object: Json, side: RecordSide): TypedRecord {
  const record = object[side];
  const fields = isObject(record) ? record.fields : undefined;
  if (!isObject(record) || !isObject(fields)) {
    cells.refuse("value_missing", side, { name: `${side}.fields` });
    return { fields: [], image: null, link: null };
  }
  const read = Object.entries(fields).flatMap(([name, value]) =>
    readField(cells, `${side}.fields`, name, value),
  );
  if (read.length === 0) cells.refuse("empty_record", side, {});
  const link = textOf(record.link).trim();
  if (link !== "" && linkOf(link) === null) cells.refuse("not_a_link", side, { v: excerpt(link) });
  const image = textOf(record.image).trim();
  return { fields: read, image: image === "" ? null : image, link: linkOf(link) };
}

function readField(cells: TypedCells, path: string, name: string, value: unknown): RecordField[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const isText = (each: unknown) => typeof each === "string" || typeof each === "number" || each === null;
  if (name === "" || !values.every(isText)) {
    cells.refuse("not_a_list", path, { name: `${path}.${name}` });
    return [];
  }
  const texts = values.map(textOf).filter((each) => each.trim() !== "");
  return texts.length === 0 ? [] : [{ name, values: texts }];
}
