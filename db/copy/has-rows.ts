import { existsSync } from "node:fs";
import type { DatabaseLocation } from "@/db/client";
import { openSqlite } from "@/db/open-sqlite";
import { connectTo } from "@/db/way.postgres";
import type { DumpedTable } from "./copied-tables";

/** Whether a database has any rows; one that is not there, or without these tables, has none. */
export async function hasRows(location: DatabaseLocation, tables: readonly DumpedTable[]): Promise<boolean> {
  return "file" in location
    ? fileHasRows(location.file, tables)
    : serverHasRows(location.databaseUrl, tables);
}

const probe = ({ name }: DumpedTable) => `select 1 from "${name}" limit 1`;

function fileHasRows(file: string, tables: readonly DumpedTable[]): boolean {
  if (!existsSync(file)) return false;
  const database = openSqlite(file, { readonly: true });
  try {
    const isThere = database.prepare("select 1 from sqlite_master where type = 'table' and name = ?");
    return tables.some(
      (table) => isThere.get(table.name) !== undefined && database.prepare(probe(table)).get() !== undefined,
    );
  } finally {
    database.close();
  }
}

async function serverHasRows(databaseUrl: string, tables: readonly DumpedTable[]): Promise<boolean> {
  const client = await connectTo(databaseUrl);
  try {
    for (const table of tables) {
      const { rows } = await client.query<{ there: boolean }>("select to_regclass($1) is not null as there", [
        `"${table.name}"`,
      ]);
      if (rows[0]?.there === true && (await client.query(probe(table))).rowCount === 1) return true;
    }
    return false;
  } finally {
    await client.end();
  }
}
