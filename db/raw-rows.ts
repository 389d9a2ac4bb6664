import type { SQLWrapper } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { SqliteRemoteDatabase } from "drizzle-orm/sqlite-proxy";
import { engine } from "./engine";
import type { Db } from "./store";

/** A value as the driver gives it: SQLite has no truth values but 0 and 1. */
export type RawValue = string | number | boolean | null;

/**
 * The rows of a select, each a list in the order of its columns. For reading by the million: what Drizzle makes of a
 * row takes longer than reading it. Columns of the same name need an alias.
 */
export async function rawRows(db: Db, query: SQLWrapper): Promise<RawValue[][]> {
  if (engine === "sqlite") return (db as unknown as SqliteRemoteDatabase).values<RawValue[]>(query.getSQL());
  const { rows } = await (db as NodePgDatabase).execute<Record<string, RawValue>>(query);
  return rows.map((row) => Object.values(row));
}
