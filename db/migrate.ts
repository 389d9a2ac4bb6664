import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { drizzle as drizzleSqlite } from "drizzle-orm/sqlite-proxy";
import { migrate as migrateSqlite } from "drizzle-orm/sqlite-proxy/migrator";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import type { DatabaseLocation } from "./client";
import { runnerOf } from "./client.sqlite";
import type { Engine } from "./engine";
import { isInTheWay } from "./errors";
import { openSqlite, type SqliteDatabase } from "./open-sqlite";
import { connectTo } from "./way.postgres";

/** The folder of an engine's migrations, beside this file: the command line runs from any folder. */
export function migrationsFolder(engine: Engine): string {
  return fileURLToPath(new URL(`./migrations/${engine}`, import.meta.url));
}

/** When the newest migration of a folder was made. */
function newestIn(folder: string): number {
  const journal = readFileSync(path.join(folder, "meta/_journal.json"), "utf8");
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] };
  return Math.max(...entries.map(({ when }) => when));
}

/** @throws Error with a sentence for a database that has been through migrations which are not here. */
function refuseNewer(applied: number | string | null | undefined, folder: string): void {
  if (Number(applied ?? 0) <= newestIn(folder)) return;
  throw new Error(
    "This database belongs to a newer version of Touchstone. Start that version, or restore a copy from before the update.",
  );
}

const newestApplied = "select max(created_at) as applied from";

async function migrateFile(file: string, folder: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = openSqlite(file);
  try {
    refuseNewer(appliedToFile(database), folder);
    database.pragma("journal_mode = WAL");
    // A changed table is rebuilt by dropping the old one. Inside the migrator's transaction this pragma has no
    // effect, and the drop would cascade into the table's children.
    database.pragma("foreign_keys = OFF");
    const run = runnerOf(database);
    const handle = drizzleSqlite(async (query, params, method) => run(query, params, method));
    const runAll = database.transaction((queries: string[]) =>
      queries.forEach((query) => database.exec(query)),
    );
    await migrateSqlite(handle, async (queries) => runAll(queries), { migrationsFolder: folder });
    const broken = database.pragma("foreign_key_check") as unknown[];
    if (broken.length > 0) throw new Error(`Migration left ${broken.length} rows that point at nothing.`);
  } finally {
    database.close();
  }
}

function appliedToFile(database: SqliteDatabase): number | null {
  const isThere = database.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get();
  if (isThere === undefined) return null;
  return database.prepare(`${newestApplied} __drizzle_migrations`).pluck().get() as number | null;
}

/** Longer than this a migration keeps nobody waiting who waits for a table that it waits for, too. */
const lockPatience = "3s";
const maxTries = 20;
const pauseMs = 500;

/** Servers of the former version may be at work; a migration that stands in their way steps back and comes again. */
async function migrateServer(databaseUrl: string, folder: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrateServerOnce(databaseUrl, folder);
    } catch (error) {
      if (!isInTheWay(error) || attempt === maxTries) throw error;
      await sleep(pauseMs);
    }
  }
}

async function migrateServerOnce(databaseUrl: string, folder: string): Promise<void> {
  const client = await connectTo(databaseUrl);
  try {
    // Drizzle's own begin changes nothing in a transaction, and its commit ends this one. So the lock goes with the
    // migration, and both are of one connection even where a pool lends one for each transaction.
    await client.query("begin");
    // Several server processes may start at once; one migrates, the others wait for it.
    await client.query("select pg_advisory_xact_lock(7215001)");
    refuseNewer(await appliedToServer(client), folder);
    await client.query(`set local lock_timeout = '${lockPatience}'`);
    await migratePostgres(drizzlePostgres(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

async function appliedToServer(client: pg.Client): Promise<string | null> {
  const found = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as there");
  if (!(found.rows as { there: boolean }[])[0]?.there) return null;
  const { rows } = await client.query<{ applied: string | null }>(
    `${newestApplied} drizzle.__drizzle_migrations`,
  );
  return rows[0]?.applied ?? null;
}

/**
 * Brings a database to the newest schema; does nothing where it is there already.
 * @param folder of the migrations that are applied, where not all are
 * @throws Error with a sentence for a database of a newer version, which stays as it is.
 */
export async function migrate(location: DatabaseLocation, folder?: string): Promise<void> {
  if ("databaseUrl" in location) {
    await migrateServer(location.databaseUrl, folder ?? migrationsFolder("postgres"));
  } else {
    await migrateFile(location.file, folder ?? migrationsFolder("sqlite"));
  }
}
