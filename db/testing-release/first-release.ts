import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { engine } from "@/db/engine";
import { migrationsFolder } from "@/db/migrate";
import { freshDatabase, type FreshDatabase } from "@/db/testing";

interface Journal {
  entries: { tag: string }[];
}

/** A copied folder of migrations that ends with the first. */
function firstMigration(): string {
  const from = migrationsFolder(engine);
  const journal = JSON.parse(readFileSync(path.join(from, "meta/_journal.json"), "utf8")) as Journal;
  const [first] = journal.entries;
  if (first === undefined) throw new Error("There are no migrations.");
  const folder = mkdtempSync(path.join(tmpdir(), "touchstone-first-migration-"));
  mkdirSync(path.join(folder, "meta"));
  cpSync(path.join(from, `${first.tag}.sql`), path.join(folder, `${first.tag}.sql`));
  writeFileSync(path.join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries: [first] }));
  return folder;
}

/** An empty database as release 0.1.0 made it. */
export async function firstReleaseDatabase(): Promise<FreshDatabase> {
  const folder = firstMigration();
  try {
    return await freshDatabase(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
