import { readRecords, type TableFormat } from "@/server/imports/delimited";
import { excerpt } from "@/server/imports/excerpt";
import type { ItemRow } from "@/server/imports/item-row";
import { readJsonLines } from "@/server/imports/json-lines";
import { lineError, type LineError } from "@/server/imports/line-error";
import { NamedCells } from "@/server/imports/named-cells";
import type { TableRecord } from "@/server/imports/record-assembler";
import type { ByteSource } from "@/server/imports/source";
import { headerErrors } from "@/server/imports/table-head";
import { candidateLimits, type ChoiceContent } from "../choice-content";
import { cellsOfObject, cellsOfRecord, choiceColumns, type ChoiceField } from "./choice-fields";
import { choiceRow } from "./choice-row";

export type ChoiceEntry = { row: ItemRow } | { error: LineError };

interface ChoiceHead {
  width: number;
  columns: ReadonlyMap<ChoiceField, number>;
  form: ChoiceContent["form"];
}

/**
 * The questions of a file, or the pairs that mean the same or do not: which of the two the columns say, or line by line
 * the fields of an object. Reading ends at a head that is at fault.
 */
export async function* readChoices(
  source: ByteSource,
  format: TableFormat | "jsonl",
): AsyncGenerator<ChoiceEntry> {
  let isEmpty = true;
  const lineOfId = new Map<string, number>();
  for await (const entry of format === "jsonl" ? objects(source) : records(source, format)) {
    isEmpty = false;
    yield "row" in entry ? withOwnId(entry.row, lineOfId) : entry;
  }
  const place = { file: "pairs", line: 1, column: null, found: null } as const;
  if (isEmpty) yield { error: lineError("no_items", place, {}) };
}

function withOwnId(row: ItemRow, lineOfId: Map<string, number>): ChoiceEntry {
  const { externalId: id, line } = row;
  const n = id === null ? undefined : lineOfId.get(id);
  if (id !== null) lineOfId.set(id, n ?? line);
  if (n === undefined) return { row };
  const found = excerpt(id ?? "");
  return { error: lineError("duplicate_id", { file: "pairs", line, column: null, found }, { id: found, n }) };
}

async function* objects(source: ByteSource): AsyncGenerator<ChoiceEntry> {
  for await (const entry of readJsonLines(source)) {
    if ("error" in entry) yield entry;
    else yield* lineEntries(entry.line, entry.object);
  }
}

function* lineEntries(line: number, object: Readonly<Record<string, unknown>>): Generator<ChoiceEntry> {
  const place = { file: "pairs", line, column: null, found: null } as const;
  const form = "question" in object ? "question" : "pair";
  const { candidates } = object;
  if (
    form === "question" &&
    !(Array.isArray(candidates) && candidates.every((one) => typeof one === "string"))
  ) {
    yield { error: lineError("not_a_list", place, { name: "candidates" }) };
  } else if (Array.isArray(candidates) && candidates.length > candidateLimits.max) {
    yield { error: lineError("candidate_count", place, { n: candidates.length, ...candidateLimits }) };
  } else yield* rowEntries(new NamedCells(line, cellsOfObject(object)), form);
}

async function* records(source: ByteSource, format: TableFormat): AsyncGenerator<ChoiceEntry> {
  let head: ChoiceHead | null = null;
  for await (const entry of readRecords(source, format)) {
    if ("error" in entry) {
      yield entry;
      if (head === null) return;
    } else if (head === null) {
      head = headOf(entry.record);
      const errors = headErrors(entry.record, head);
      for (const error of errors) yield { error };
      if (errors.length > 0) return;
    } else yield* recordEntries(entry.record, head);
  }
}

function headOf({ cells }: TableRecord): ChoiceHead {
  const columns = choiceColumns(cells.map((name) => name.trim()));
  return { width: cells.length, columns, form: columns.has("question") ? "question" : "pair" };
}

function headErrors({ line, cells }: TableRecord, { columns, form }: ChoiceHead): LineError[] {
  const needed =
    form === "question" ? (["candidate1", "candidate2"] as const) : (["textA", "textB"] as const);
  const place = { file: "pairs", line, column: null, found: excerpt(cells.join("\t")) } as const;
  return [
    ...headerErrors(
      line,
      cells.map((name) => name.trim()),
    ),
    ...needed
      .filter((field) => !columns.has(field))
      .map((name) => lineError("column_needed", place, { name })),
  ];
}

function* recordEntries(
  { line, cells }: TableRecord,
  { width, columns, form }: ChoiceHead,
): Generator<ChoiceEntry> {
  if (cells.length === width) yield* rowEntries(new NamedCells(line, cellsOfRecord(cells, columns)), form);
  else {
    const place = { file: "pairs", line, column: null, found: excerpt(cells.join("\t")) } as const;
    yield { error: lineError("column_count", place, { n: cells.length, m: width }) };
  }
}

function* rowEntries(cells: NamedCells<ChoiceField>, form: ChoiceContent["form"]): Generator<ChoiceEntry> {
  const row = choiceRow(cells, form);
  for (const error of cells.errors) yield { error };
  if (cells.errors.length === 0) yield { row };
}
