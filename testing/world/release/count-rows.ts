import type { DatabaseLocation } from "@/db/client";
import { readSql } from "./raw-sql";

/** What tables of former releases are called now. */
const presentNames: Record<string, string> = {
  standing_contests: "annotator_status_contests",
  standing_events: "annotator_status_events",
};

/** How many rows each table has that this database has, by the table's present name. */
export async function countRows(location: DatabaseLocation): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tableNames(location)) {
    const [found] = await readSql(location, `select count(*) as n from ${table}`);
    counts[presentNames[table] ?? table] = Number(found?.n);
  }
  return counts;
}

async function tableNames(location: DatabaseLocation): Promise<string[]> {
  const listed =
    "file" in location
      ? "select name from sqlite_master where type = 'table' and name not like '\\_\\_%' escape '\\'"
      : "select table_name as name from information_schema.tables where table_schema = 'public'";
  return (await readSql(location, listed)).map(({ name }) => String(name)).sort();
}

/** What of a database points at a row that is not there. */
export function strayRows(location: DatabaseLocation): Promise<unknown[]> {
  return "file" in location
    ? readSql(location, "pragma foreign_key_check")
    : readSql(location, "select conname from pg_constraint where contype = 'f' and not convalidated");
}
