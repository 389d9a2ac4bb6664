import type { TableFormat } from "@/server/imports/delimited";
import { excerpt } from "@/server/imports/excerpt";
import type { ItemRow } from "@/server/domain/import/item-row";
import { readJsonLines } from "@/server/imports/json-lines";
import type { ReaderChoices } from "@/server/domain/import/item-reader";
import { lineError } from "@/server/domain/import/line-error";
import { LinesOfIds } from "@/server/imports/lines-of-ids";
import { readMappedTable } from "@/server/imports/mapped-table";
import { NamedCells } from "@/server/imports/named-cells";
import type { ItemFileEntry } from "@/server/domain/import/pair-file-entry";
import type { ByteSource } from "@/server/domain/import/source";
import { candidateLimits, type ChoiceContent } from "../choice-content";
import {
  asksQuestions,
  candidatesIn,
  cellsOfObject,
  cellsOfRecord,
  choiceColumns,
  type ChoiceField,
} from "./choice-fields";
import { choiceRow } from "./choice-row";

type ChoiceEntry = ItemFileEntry;

/**
 * The questions of a file, or the pairs that mean the same or do not: which of the two the columns say, or line by line
 * the fields of an object. Reading ends at a head that is at fault.
 */
export async function* readChoices(
  source: ByteSource,
  format: TableFormat | "jsonl",
  choices: ReaderChoices = {},
): AsyncGenerator<ChoiceEntry> {
  const lines = new LinesOfIds();
  for await (const entry of format === "jsonl" ? objects(source) : records(source, format, choices)) {
    yield "row" in entry ? withOwnId(entry.row, lines) : entry;
  }
}

function withOwnId(row: ItemRow, lines: LinesOfIds): ChoiceEntry {
  const { externalId: id, line } = row;
  const n = id === null ? null : lines.note(id, line);
  if (id === null || n === null) return { row };
  const found = excerpt(id);
  return { error: lineError("duplicate_id", { file: "pairs", line, column: null, found }, { id: found, n }) };
}

async function* objects(source: ByteSource): AsyncGenerator<ChoiceEntry> {
  let isEmpty = true;
  for await (const entry of readJsonLines(source)) {
    isEmpty = false;
    if ("error" in entry) yield entry;
    else yield* lineEntries(entry.line, entry.object);
  }
  const place = { file: "pairs", line: 1, column: null, found: null } as const;
  if (isEmpty) yield { error: lineError("no_items", place, {}) };
}

function* lineEntries(line: number, object: Readonly<Record<string, unknown>>): Generator<ChoiceEntry> {
  const place = { file: "pairs", line, column: null, found: null } as const;
  const cells = cellsOfObject(object);
  const form = cells.has("question") ? "question" : "pair";
  const candidates = candidatesIn(object);
  if (
    form === "question" &&
    !(Array.isArray(candidates) && candidates.every((one) => typeof one === "string"))
  ) {
    yield { error: lineError("not_a_list", place, { name: "candidates" }) };
  } else if (Array.isArray(candidates) && candidates.length > candidateLimits.max) {
    yield { error: lineError("candidate_count", place, { n: candidates.length, ...candidateLimits }) };
  } else yield* rowEntries(new NamedCells(line, cells), form);
}

async function* records(
  source: ByteSource,
  format: TableFormat,
  { mapping, separator, header, ignore }: ReaderChoices,
): AsyncGenerator<ChoiceEntry> {
  let form: ChoiceContent["form"] = "pair";
  const options = { format, columns: choiceColumns, mapping, separator, header, ignore };
  for await (const entry of readMappedTable(source, options)) {
    if ("record" in entry) {
      const { record } = entry;
      yield* rowEntries(new NamedCells(record.line, cellsOfRecord(record)), form);
    } else {
      yield entry;
      if ("head" in entry && asksQuestions(entry.head.mapping)) form = "question";
    }
  }
}

function* rowEntries(cells: NamedCells<ChoiceField>, form: ChoiceContent["form"]): Generator<ChoiceEntry> {
  const row = choiceRow(cells, form);
  for (const error of cells.errors) yield { error };
  if (cells.errors.length === 0) yield { row };
}
