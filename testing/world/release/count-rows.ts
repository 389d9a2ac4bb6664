import type { Location } from "@/db/client";
import { readSql } from "./raw-sql";

/** How many rows each table has that this database has. */
export async function countRows(location: Location): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tableNames(location)) {
    const [found] = await readSql(location, `select count(*) as n from ${table}`);
    counts[table] = Number(found?.n);
  }
  return counts;
}

async function tableNames(location: Location): Promise<string[]> {
  const listed =
    "file" in location
      ? "select name from sqlite_master where type = 'table' and name not like '\\_\\_%' escape '\\'"
      : "select table_name as name from information_schema.tables where table_schema = 'public'";
  return (await readSql(location, listed)).map(({ name }) => String(name)).sort();
}

/** What of a database points at a row that is not there. */
export function strayRows(location: Location): Promise<unknown[]> {
  return "file" in location
    ? readSql(location, "pragma foreign_key_check")
    : readSql(location, "select conname from pg_constraint where contype = 'f' and not convalidated");
}
