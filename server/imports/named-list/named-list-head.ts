import { excerpt } from "../excerpt";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import type { TableRecord } from "../record-assembler";
import { headerErrors } from "../table-head";
import { namedListFields, type NamedListField, type NamedListRow } from "./named-list-row";

/** Column names that mean each field, letters only, in lower case. */
const usualNames: Record<NamedListField, readonly string[]> = {
  person: ["person", "name", "annotator", "who"],
  item: ["item", "itemid", "id", "pair", "pairid"],
  dataset: ["dataset", "subset", "corpus"],
};

export type NamedListHead = { columns: NamedListRow["columns"]; width: number } | { errors: LineError[] };

/** Where person, item and dataset stand, by the names in the first line; the dataset may be left out. */
export function namedListHead({ line, cells }: TableRecord): NamedListHead {
  const header = cells.map((name) => name.trim());
  const unnamed = headerErrors(line, header);
  if (unnamed.length > 0) return { errors: unnamed };
  const folded = header.map((name) => name.toLowerCase().replaceAll(/[^\p{L}]/gu, ""));
  const columns: Partial<Record<NamedListField, number>> = {};
  for (const field of namedListFields) {
    const at = folded.findIndex((name) => usualNames[field].includes(name));
    if (at !== -1) columns[field] = at + 1;
  }
  const found = excerpt(cells.join("\t"));
  const errors = (["person", "item"] as const)
    .filter((field) => columns[field] === undefined)
    .map((name) => lineError("column_needed", { file: "pairs", line, column: null, found }, { name }));
  return errors.length > 0 ? { errors } : { columns, width: header.length };
}
