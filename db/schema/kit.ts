import * as pg from "drizzle-orm/pg-core";
import * as sqlite from "drizzle-orm/sqlite-core";
import { engine } from "@/db/engine";

/*
 * Column helpers for both engines. Every noun file is written once with these; the one that
 * DATABASE_URL asks for is built, and all of it is typed as PostgreSQL. The casts are safe as long as a noun
 * file uses nothing but this kit: each helper below yields a column with the same JavaScript type on both.
 */
const onSqlite = engine === "sqlite";

export const table = (onSqlite ? sqlite.sqliteTable : pg.pgTable) as typeof pg.pgTable;
export const index = (onSqlite ? sqlite.index : pg.index) as typeof pg.index;
export const uniqueIndex = (onSqlite ? sqlite.uniqueIndex : pg.uniqueIndex) as typeof pg.uniqueIndex;
export const primaryKey = onSqlite ? sqlite.primaryKey : pg.primaryKey;

export const text = (onSqlite ? sqlite.text : pg.text) as typeof pg.text;
export const integer = (onSqlite ? sqlite.integer : pg.integer) as () => ReturnType<typeof pg.integer>;

/** An id that `deps.newId()` made. */
export const id = () => text().primaryKey();

/** A double-precision number. */
export const real = (onSqlite ? sqlite.real : pg.doublePrecision) as () => ReturnType<
  typeof pg.doublePrecision
>;

export const boolean = (
  onSqlite ? () => sqlite.integer({ mode: "boolean" }) : () => pg.boolean()
) as () => ReturnType<typeof pg.boolean>;

/** A moment in milliseconds since 1970 (UTC). */
export const instant = (
  onSqlite ? () => sqlite.integer() : () => pg.bigint({ mode: "number" })
) as () => ReturnType<typeof pg.bigint<"number">>;

/** A moment as a Date, for the tables that better-auth fills. */
export const date = (
  onSqlite
    ? () => sqlite.integer({ mode: "timestamp_ms" })
    : () => pg.timestamp({ withTimezone: true, mode: "date" })
) as () => ReturnType<typeof pg.timestamp<"date">>;

/** A value kept as JSON text; key order survives on both engines. */
export const json = (onSqlite ? () => sqlite.text({ mode: "json" }) : () => pg.json()) as () => ReturnType<
  typeof pg.json
>;
