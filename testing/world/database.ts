import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openHandles, storeOver, type DatabaseLocation } from "@/db/client";
import { engine } from "@/db/engine";
import { migrate, migrationsFolder } from "@/db/migrate";
import type { Store } from "@/db/store";
import { holdDatabase } from "./postgres";

/** A database that nobody else uses. */
export interface TestDatabase {
  location: DatabaseLocation;
  store: Store;
}

/** The same while somebody has to end it: `remove` closes and deletes it. */
export interface FreshDatabase extends TestDatabase {
  remove: () => Promise<void>;
}

/** Changes with every migration, so that a template made from older ones is not taken. */
function schemaMark(folder: string): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith(".sql")) hash.update(readFileSync(path.join(folder, name)));
  }
  // The journal says when each was made, and by that a database knows which it has been through.
  hash.update(readFileSync(path.join(folder, "meta", "_journal.json")));
  return hash.digest("hex").slice(0, 12);
}

async function templateFile(migrations: string): Promise<string> {
  const template = path.join(tmpdir(), `touchstone-template-${schemaMark(migrations)}.sqlite`);
  if (existsSync(template)) return template;
  const folder = mkdtempSync(path.join(tmpdir(), "touchstone-template-"));
  const file = path.join(folder, "template.sqlite");
  await migrate({ file }, migrations);
  // A rename puts the finished file in place at once, however many test workers race here.
  renameSync(file, template);
  rmSync(folder, { recursive: true });
  return template;
}

/** Turns around every order that no statement asked for, so that nothing relies on one. */
function withoutImpliedOrder(handles: ReturnType<typeof openHandles>): ReturnType<typeof openHandles> {
  if (handles.kind === "sqlite") {
    for (const database of [handles.writer, handles.reader, handles.snapshotter]) {
      database.pragma("reverse_unordered_selects = ON");
    }
  }
  return handles;
}

async function freshFile(migrations: string): Promise<FreshDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), "touchstone-test-"));
  const file = path.join(folder, "touchstone.sqlite");
  copyFileSync(await templateFile(migrations), file);
  const store = storeOver(withoutImpliedOrder(openHandles({ file })));
  return {
    location: { file },
    store,
    remove: async () => {
      await store.close();
      // A test whose data lie in the same folder may have cleared it.
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freshOnServer(serverUrl: string, migrations: string): Promise<FreshDatabase> {
  const { databaseUrl, letGo } = await holdDatabase(serverUrl, {
    name: `touchstone_template_${schemaMark(migrations)}`,
    migrations,
    isMigrated: migrations !== migrationsFolder(engine),
  });
  const store = storeOver(openHandles({ databaseUrl }));
  return {
    location: { databaseUrl },
    store,
    remove: async () => {
      await store.close();
      await letGo();
    },
  };
}

/**
 * An empty, migrated database on the engine of this test run: a copied file, or one in the server of DATABASE_URL.
 * @param migrations the folder of those it has been through; all there are, where left out
 */
export async function freshDatabase(migrations = migrationsFolder(engine)): Promise<FreshDatabase> {
  const serverUrl = process.env.DATABASE_URL;
  return engine === "postgres" && serverUrl !== undefined
    ? freshOnServer(serverUrl, migrations)
    : freshFile(migrations);
}

/** The store over an SQLite file that another process has made and serves. */
export function openFile(file: string): Store {
  return storeOver(openHandles({ file }));
}
