import { sql } from "drizzle-orm";
import { engine } from "@/db/engine";
import { rawRows } from "@/db/raw-rows";
import type { Db } from "@/db/store";

/** What the whole database takes on the disk, in bytes. */
export async function databaseSize(db: Db): Promise<number> {
  const asked =
    engine === "postgres"
      ? sql`select pg_database_size(current_database()) as bytes`
      : sql`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  return Number((await rawRows(db, asked))[0]?.[0]);
}
