import type { RawValue } from "@/db/raw-rows";
import type { CopiedColumn } from "./copied-tables";

/** A row as a copy has it: the values in the order of the columns; moments in milliseconds, JSON as its text. */
export type CopiedRow = RawValue[];

/** A row of a driver as a line of JSON, with the columns by name. */
export function lineOfRow(columns: readonly CopiedColumn[], row: readonly RawValue[]): string {
  const named = columns.map(({ key, kind }, at) => {
    const value = row[at] ?? null;
    // SQLite has no truth values but 0 and 1.
    return [key, kind === "boolean" && typeof value === "number" ? value !== 0 : value];
  });
  return `${JSON.stringify(Object.fromEntries(named))}\n`;
}

/** @throws Error with a sentence where the line is no row of these columns. */
export function rowOfLine(columns: readonly CopiedColumn[], line: string): CopiedRow {
  const named = parsed(line);
  return columns.map(({ key, kind, column }) => {
    const value = named.get(key);
    if (value === null && !column.notNull) return null;
    if (isOfKind(kind, value)) return value;
    throw new Error(`A row has no ${key}.`);
  });
}

function parsed(line: string): Map<string, unknown> {
  const value: unknown = JSON.parse(line);
  if (value === null || typeof value !== "object") throw new Error("A line is no row.");
  return new Map(Object.entries(value));
}

const types = { string: "string", json: "string", number: "number", date: "number", boolean: "boolean" };

const isOfKind = (kind: CopiedColumn["kind"], value: unknown): value is RawValue =>
  typeof value === types[kind];
