import { personName } from "@/server/domain/invitation/contracts";
import { readRecords, type TableFormat } from "../delimited";
import { excerpt } from "../excerpt";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import type { TableRecord } from "../record-assembler";
import type { ByteSource } from "@/server/domain/import/source";
import { namedListHead, type NamedListHead } from "./named-list-head";
import type { NamedListField, NamedListRow } from "./named-list-row";

export type NamedListEntry = { row: NamedListRow } | { error: LineError };

type GoodHead = Exclude<NamedListHead, { errors: LineError[] }>;

/**
 * The lines of a list of who judges what: a table with the columns person and item, and dataset where ids are not
 * unique over the datasets. Reading ends at a head that is at fault.
 */
export async function* readNamedList(
  source: ByteSource,
  format: TableFormat,
): AsyncGenerator<NamedListEntry> {
  let head: GoodHead | null = null;
  let isEmpty = true;
  for await (const entry of readRecords(source, format)) {
    if ("error" in entry) {
      yield entry;
      if (head === null) return;
      isEmpty = false;
    } else if (head === null) {
      const read = namedListHead(entry.record);
      if ("errors" in read) {
        for (const error of read.errors) yield { error };
        return;
      }
      head = read;
    } else {
      isEmpty = false;
      yield* rowEntries(head, entry.record);
    }
  }
  const place = { file: "pairs", line: 1, column: null, found: null } as const;
  if (isEmpty) yield { error: lineError("names_nobody", place, {}) };
}

function* rowEntries({ columns, width }: GoodHead, { line, cells }: TableRecord): Generator<NamedListEntry> {
  const cellOf = (field: NamedListField) => cells[(columns[field] ?? 0) - 1] ?? "";
  const place = (field: NamedListField | null) => ({
    file: "pairs" as const,
    line,
    column: field === null ? null : (columns[field] ?? null),
    found: excerpt(cells.join("\t")),
  });
  if (cells.length !== width) {
    yield { error: lineError("column_count", place(null), { n: cells.length, m: width }) };
    return;
  }
  const person = personName.safeParse(cellOf("person"));
  const item = cellOf("item").trim();
  if (!person.success) yield { error: lineError("person_name", place("person"), {}) };
  if (item === "") yield { error: lineError("item_missing", place("item"), {}) };
  if (!person.success || item === "") return;
  yield { row: { line, person: person.data, item, dataset: cellOf("dataset").trim() || null, columns } };
}
