import { createHash } from "node:crypto";
import { getTableColumns, getTableName, is, Table } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import * as pg from "drizzle-orm/pg-core";
import * as sqlite from "drizzle-orm/sqlite-core";
import { engine } from "@/db/engine";
import * as schema from "@/db/schema";

/** A column as both engines know it. */
export interface CopiedColumn {
  /** As the schema calls it. */
  key: string;
  /** As the database does. */
  name: string;
  kind: "string" | "number" | "boolean" | "date" | "json";
  column: pg.PgColumn;
}

/** A table whose rows a copy takes along. */
export interface DumpedTable {
  name: string;
  table: pg.PgTable;
  columns: CopiedColumn[];
  /** What tells its rows apart. */
  keyColumns: CopiedColumn[];
}

const configOf = (table: pg.PgTable) =>
  engine === "postgres"
    ? pg.getTableConfig(table)
    : (sqlite.getTableConfig(table as never) as unknown as ReturnType<typeof pg.getTableConfig>);

function copiedTable(table: pg.PgTable): DumpedTable {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({
    key,
    name: toSnakeCase(key),
    kind: column.dataType as CopiedColumn["kind"],
    column,
  }));
  const [together] = configOf(table).primaryKeys;
  const keys =
    together?.columns ?? columns.filter(({ column }) => column.primary).map(({ column }) => column);
  const keyColumns = keys.map((key) => {
    const found = columns.find(({ column }) => column.name === key.name);
    if (found === undefined) throw new Error(`The key of ${getTableName(table)} is none of its columns.`);
    return found;
  });
  return { name: getTableName(table), table, columns, keyColumns };
}

const parentsOf = ({ table }: DumpedTable): string[] =>
  configOf(table).foreignKeys.map((key) => getTableName(key.reference().foreignTable));

/** All tables of the schema, none before those that its rows point at. */
export function copiedTables(): DumpedTable[] {
  const waiting = (Object.values(schema) as unknown[])
    .filter((value): value is pg.PgTable => is(value, Table))
    .map(copiedTable)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const ordered: DumpedTable[] = [];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const at = waiting.findIndex((one) => parentsOf(one).every((parent) => !names.has(parent)));
    const [next] = waiting.splice(at, 1);
    if (at < 0 || next === undefined) throw new Error("Tables point at each other in a circle.");
    ordered.push(next);
  }
  return ordered;
}

/** Equal for two databases, of whichever engine, whose rows fit each other's tables. */
export function schemaMark(): string {
  const columnOf = ({ key, kind, column }: CopiedColumn) => [key, kind, column.notNull];
  const tables = copiedTables()
    .map(({ name, columns, keyColumns }) => [name, columns.map(columnOf), keyColumns.map(({ key }) => key)])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(tables)).digest("hex").slice(0, 16);
}
