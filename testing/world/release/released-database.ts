import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { engine } from "@/db/engine";
import { migrate, migrationsFolder } from "@/db/migrate";
import { freshDatabase, type FreshDatabase } from "@/testing/world/database";
import { firstCampaign } from "./first-campaign";
import { runSql } from "./raw-sql";
import { secondCampaign } from "./second-campaign";
import { thirdCampaign } from "./third-campaign";

interface Journal {
  entries: { tag: string }[];
}

/** Works with a copied folder of migrations that holds so many of them, from the first on. */
async function withFirst<T>(count: number, work: (folder: string) => Promise<T>): Promise<T> {
  const from = migrationsFolder(engine);
  const journal = JSON.parse(readFileSync(path.join(from, "meta/_journal.json"), "utf8")) as Journal;
  const entries = journal.entries.slice(0, count);
  const folder = mkdtempSync(path.join(tmpdir(), "touchstone-first-migrations-"));
  try {
    mkdirSync(path.join(folder, "meta"));
    for (const { tag } of entries) cpSync(path.join(from, `${tag}.sql`), path.join(folder, `${tag}.sql`));
    writeFileSync(path.join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A database with a campaign as release 0.1.0 kept it. */
export async function firstReleaseDatabase(): Promise<FreshDatabase> {
  const database = await withFirst(1, freshDatabase);
  await runSql(database.location, firstCampaign);
  return database;
}

/** The same after release 0.2.0 took it over, with rows in every table that this release had. */
export async function secondReleaseDatabase(): Promise<FreshDatabase> {
  const database = await firstReleaseDatabase();
  await withFirst(2, (folder) => migrate(database.location, folder));
  await runSql(database.location, secondCampaign);
  return database;
}

/** The same after release 0.3.0 took it over. */
export async function thirdReleaseDatabase(): Promise<FreshDatabase> {
  const database = await secondReleaseDatabase();
  await withFirst(3, (folder) => migrate(database.location, folder));
  await runSql(database.location, thirdCampaign);
  return database;
}

/** The same after release 0.4.0 took it over. */
export async function fourthReleaseDatabase(): Promise<FreshDatabase> {
  const database = await thirdReleaseDatabase();
  await withFirst(4, (folder) => migrate(database.location, folder));
  return database;
}
