import { lineError, type LineError, type LineErrorPlace } from "@/server/domain/import/line-error";
import type { ReaderChoices } from "@/server/domain/import/item-reader";
import type { ItemFileEntry } from "@/server/domain/import/pair-file-entry";
import type { ByteSource } from "@/server/domain/import/source";
import type { TableFormat } from "@/server/imports/delimited";
import { excerpt } from "@/server/imports/excerpt";
import { readJsonLines } from "@/server/imports/json-lines";
import { LinesOfIds } from "@/server/imports/lines-of-ids";
import type { MappedRecord } from "@/server/imports/mapped-record";
import { readMappedTable, type TableColumns } from "@/server/imports/mapped-table";
import { NamedCells, type NamedCell } from "@/server/imports/named-cells";
import { fieldsOfObject } from "@/server/imports/object-fields";
import { suggestColumns, suggestSeveral } from "@/server/imports/suggest-columns";
import { summaryRow, type PlacedSummary } from "./summary-row";

type Field = "id" | "dataset" | "genre" | "group" | "split";

/** Column names, letters and digits only, in lower case. */
const usualNames: Readonly<Record<Field, readonly string[]>> = {
  id: ["id", "item", "itemid", "topic", "topicid", "externalid"],
  dataset: ["dataset", "subset", "corpus"],
  genre: ["genre", "domain"],
  group: ["group", "groupid", "groupkey"],
  split: ["split"],
};

const usualSummaries = ["summary", "summaries", "text", "document"];
const usualHeadings = ["heading", "headings", "title", "summarizer"];

/** What the columns of a table of summaries may hold: a column for each summary, or all in one. */
const summaryColumns: TableColumns = {
  fields: () => [
    ...Object.keys(usualNames).map((name) => ({ name, several: false })),
    { name: "summaries", several: true },
    { name: "headings", several: true },
  ],
  suggest: (header) => {
    const [summaries, headings] = [usualSummaries, usualHeadings].map((names) =>
      suggestSeveral(header, names),
    );
    return {
      ...suggestColumns(header, usualNames),
      ...(summaries!.length > 0 && { summaries: summaries! }),
      ...(headings!.length > 0 && { headings: headings! }),
    };
  },
  missing: (mapping) => (mapping.summaries === undefined ? ["summaries"] : []),
};

/** The sets of summaries of a table or of JSON Lines, one a line. Reading ends at a head that is at fault. */
export async function* readSummaries(
  source: ByteSource,
  format: TableFormat | "jsonl",
  choices: ReaderChoices = {},
): AsyncGenerator<ItemFileEntry> {
  const lines = new LinesOfIds();
  for await (const entry of format === "jsonl" ? objects(source) : records(source, format, choices)) {
    yield "row" in entry ? withOwnId(entry, lines) : entry;
  }
}

function withOwnId(entry: Extract<ItemFileEntry, { row: unknown }>, lines: LinesOfIds): ItemFileEntry {
  const { externalId, line, dataset } = entry.row;
  if (externalId === null) return entry;
  const n = lines.note(JSON.stringify([dataset, externalId]), line);
  if (n === null) return entry;
  const id = excerpt(externalId);
  return { error: lineError("duplicate_id", { file: "pairs", line, column: null, found: id }, { id, n }) };
}

async function* records(
  source: ByteSource,
  format: TableFormat,
  { mapping, separator, header, ignore }: ReaderChoices,
): AsyncGenerator<ItemFileEntry> {
  const options = { format, columns: summaryColumns, mapping, separator, header, ignore };
  for await (const entry of readMappedTable(source, options)) {
    if (!("record" in entry)) yield entry;
    else {
      const { record } = entry;
      const fields = Object.keys(usualNames).flatMap((name): [Field, NamedCell][] => {
        const cell = record.cell(name);
        return cell === null ? [] : [[name as Field, cell]];
      });
      yield* entriesOf(new NamedCells(record.line, new Map(fields)), summariesOf(record));
    }
  }
}

/** Empty cells stand for summaries that this line does not have. */
function summariesOf(record: MappedRecord): PlacedSummary[] {
  const headings = record.parts("headings");
  return record.parts("summaries").flatMap(({ text, column }, at) => {
    const heading = headings[at]?.text ?? "";
    return text.trim() === "" ? [] : [{ text, column, heading }];
  });
}

async function* objects(source: ByteSource): AsyncGenerator<ItemFileEntry> {
  let isEmpty = true;
  for await (const entry of readJsonLines(source)) {
    isEmpty = false;
    if ("error" in entry) yield entry;
    else {
      const { line, object } = entry;
      const summaries = listedSummaries(object.summaries);
      const place: LineErrorPlace = { file: "pairs", line, column: null, found: null };
      if (summaries === null) yield { error: lineError("not_a_list", place, { name: "summaries" }) };
      else yield* entriesOf(new NamedCells(line, fieldsOfObject(object, usualNames)), summaries);
    }
  }
  const place = { file: "pairs", line: 1, column: null, found: null } as const;
  if (isEmpty) yield { error: lineError("no_items", place, {}) };
}

/** Texts, or objects with a text and perhaps a heading; null for all else. */
function listedSummaries(value: unknown): PlacedSummary[] | null {
  if (!Array.isArray(value)) return null;
  const summaries = value.map((each: unknown): PlacedSummary | null => {
    const { text, heading = "" }: { text?: unknown; heading?: unknown } =
      typeof each === "object" && each !== null ? each : { text: each };
    if (typeof text !== "string" || text.trim() === "" || typeof heading !== "string") return null;
    return { text, heading, column: null };
  });
  return summaries.every((summary) => summary !== null) ? summaries : null;
}

function* entriesOf(cells: NamedCells<Field>, summaries: readonly PlacedSummary[]): Generator<ItemFileEntry> {
  const about = {
    line: cells.line,
    externalId: cells.name("id"),
    dataset: cells.dataset("dataset"),
    genre: cells.name("genre"),
    group: cells.name("group"),
    split: cells.name("split"),
  };
  const found = summaryRow(about, summaries);
  const errors: LineError[] = [...cells.errors, ...("errors" in found ? found.errors : [])];
  for (const error of errors) yield { error };
  if ("row" in found && errors.length === 0) yield { row: found.row };
}
