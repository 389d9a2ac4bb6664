import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { openHandles, storeOver, type Location } from "./client";
import { engine } from "./engine";
import { migrate, migrationsFolder } from "./migrate";
import type { Store } from "./store";

/** A database that nobody else uses; `remove` closes and deletes it. */
export interface FreshDatabase {
  location: Location;
  store: Store;
  remove: () => Promise<void>;
}

/** Changes with every migration, so that a template made from older ones is not taken. */
function schemaMark(folder: string): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith(".sql")) hash.update(readFileSync(path.join(folder, name)));
  }
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

async function freshFile(migrations: string): Promise<FreshDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), "touchstone-test-"));
  const file = path.join(folder, "touchstone.sqlite");
  copyFileSync(await templateFile(migrations), file);
  const store = storeOver(openHandles({ file }));
  return {
    location: { file },
    store,
    remove: async () => {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function asAdministrator(serverUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const templateLock = 7_215_002;

async function ensureTemplate(serverUrl: string, name: string, migrations: string): Promise<void> {
  await asAdministrator(serverUrl, async (client) => {
    await client.query("select pg_advisory_lock($1)", [templateLock]);
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount === 0) {
      const making = `${name}_making`;
      await client.query(`drop database if exists ${making}`);
      await client.query(
        `create database ${making} template template0 lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
      );
      await migrate({ databaseUrl: withDatabase(serverUrl, making) }, migrations);
      await client.query(`alter database ${making} rename to ${name}`);
    }
  });
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

let databaseNumber = 0;

async function freshOnServer(serverUrl: string, migrations: string): Promise<FreshDatabase> {
  const template = `touchstone_template_${schemaMark(migrations)}`;
  await ensureTemplate(serverUrl, template, migrations);
  const name = `touchstone_test_${process.pid}_${(databaseNumber += 1)}_${Date.now().toString(36)}`;
  await asAdministrator(serverUrl, async (client) => {
    // PostgreSQL refuses to copy a template that two sessions copy at once.
    await client.query("select pg_advisory_lock($1)", [templateLock]);
    await client.query(`create database ${name} template ${template}`);
  });
  const location = { databaseUrl: withDatabase(serverUrl, name) };
  const store = storeOver(openHandles(location));
  return {
    location,
    store,
    remove: async () => {
      await store.close();
      await asAdministrator(serverUrl, async (client) => {
        await client.query(`drop database ${name} with (force)`);
      });
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
