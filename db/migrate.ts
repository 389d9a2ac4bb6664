import path from "node:path";
import Database from "better-sqlite3";
import { drizzle as drizzleSqlite } from "drizzle-orm/better-sqlite3";
import { migrate as migrateSqlite } from "drizzle-orm/better-sqlite3/migrator";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { Location } from "./client";
import type { Engine } from "./engine";

/** The folder of an engine's migrations, beside this file: the command line runs from any folder. */
export function migrationsFolder(engine: Engine): string {
  return fileURLToPath(new URL(`./migrations/${engine}`, import.meta.url));
}

function migrateFile(file: string, folder: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new Database(file);
  try {
    database.pragma("journal_mode = WAL");
    // A changed table is rebuilt by dropping the old one. Inside the migrator's transaction this pragma has no
    // effect, and the drop would cascade into the table's children.
    database.pragma("foreign_keys = OFF");
    migrateSqlite(drizzleSqlite(database), { migrationsFolder: folder });
    const broken = database.pragma("foreign_key_check") as unknown[];
    if (broken.length > 0) throw new Error(`Migration left ${broken.length} rows that point at nothing.`);
  } finally {
    database.close();
  }
}

async function migrateServer(databaseUrl: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Several server processes may start at once; one migrates, the others wait for it.
    await client.query("select pg_advisory_lock(7215001)");
    await migratePostgres(drizzlePostgres(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

/**
 * Brings a database to the newest schema; does nothing where it is there already.
 * @param folder of the migrations that are applied, where not all are
 */
export async function migrate(location: Location, folder?: string): Promise<void> {
  if ("databaseUrl" in location) {
    await migrateServer(location.databaseUrl, folder ?? migrationsFolder("postgres"));
  } else {
    migrateFile(location.file, folder ?? migrationsFolder("sqlite"));
  }
}
