import type { RawRow } from "@/db/queries/project-rows";
import type { RowsOfTable } from "./row-file";

/** A new id for each row of a project that has one. */
export async function newIdsFor(
  rows: AsyncIterable<RowsOfTable>,
  newId: () => string,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for await (const { rows: some } of rows) {
    for (const { id } of some) if (typeof id === "string") ids.set(id, newId());
  }
  return ids;
}

/** A row in which all such ids are the new ones, wherever they stand. */
export function renamed(row: RawRow, ids: ReadonlyMap<string, string>): RawRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, renamedValue(value, ids)]));
}

function renamedValue(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one: unknown) => renamedValue(one, ids));
  if (value === null || typeof value !== "object") return value;
  return renamed(value as RawRow, ids);
}
