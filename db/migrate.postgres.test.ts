import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate, migrationsFolder } from "./migrate";
import type { FreshDatabase } from "@/testing/world/database";
import { countRows } from "@/testing/world/release/count-rows";
import { fourthReleaseDatabase } from "@/testing/world/release/released-database";
import { readSql, runSql } from "@/testing/world/release/raw-sql";

let database: FreshDatabase;
beforeEach(async () => {
  database = await fourthReleaseDatabase();
});
afterEach(() => database.remove());

const allAtOnce = () => Promise.all([1, 2, 3].map(() => migrate(database.location)));

/** What a database looks like, and which migrations it has been through. */
async function shape() {
  const columns =
    "select table_name, column_name, data_type, is_nullable from information_schema.columns where table_schema = 'public' order by 1, 2";
  const indexes = "select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1";
  const applied = "select hash from drizzle.__drizzle_migrations order by created_at";
  return Promise.all([columns, indexes, applied].map((query) => readSql(database.location, query)));
}

const emptied = () =>
  runSql(database.location, "drop schema public cascade; drop schema drizzle cascade; create schema public");

test("three servers that start at once bring an empty database to the same tables as one, each migration once", async () => {
  await emptied();
  await migrate(database.location);
  const byOne = await shape();
  await emptied();
  await allAtOnce();
  expect(await shape()).toEqual(byOne);
  const hashes = byOne[2]?.map(({ hash }) => hash) ?? [];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashes.length).toBeGreaterThan(20);
});

test("three servers that start at once on the tables of the last release lose no row and gain none", async () => {
  const before = await countRows(database.location);
  await allAtOnce();
  expect(await countRows(database.location)).toMatchObject(before);
});

test("a migration that waits for a server of the former version steps back, and comes again", async () => {
  if (!("databaseUrl" in database.location)) throw new Error("This is PostgreSQL.");
  const former = new pg.Client({ connectionString: database.location.databaseUrl });
  await former.connect();
  const waiting = async () => {
    const { rows } = await former.query("select 1 from pg_locks where not granted and locktype = 'relation'");
    return rows.length > 0;
  };
  await former.query(
    "begin; lock table projects, items, annotators, assignments, judgments in row share mode",
  );
  const migrated = migrate(database.location);
  await expect.poll(waiting).toBe(true);
  // What it waits for, nobody else gets either, until it gives up.
  await expect.poll(waiting, { interval: 20 }).toBe(false);
  expect((await readSql(database.location, "select * from drizzle.__drizzle_migrations")).length).toBe(4);
  await former.query("commit");
  await migrated;
  await former.end();
});

test("a migration that fails leaves nothing of itself, and the lock to the next", async () => {
  await runSql(database.location, 'create table "item_reports" (x integer)');
  const before = await shape();
  await expect(migrate(database.location)).rejects.toThrow();
  expect(await shape()).toEqual(before);
  await runSql(database.location, 'drop table "item_reports"');
  await migrate(database.location, migrationsFolder("postgres"));
});
