import pg from "pg";
import { migrate } from "@/db/migrate";

/** A database in a test server, held for one test. */
export interface HeldDatabase {
  databaseUrl: string;
  /** Lets it go: drops it, or leaves it to whoever holds it next. */
  letGo: () => Promise<void>;
}

/** Keeps two sessions from making databases at once: PostgreSQL refuses to copy a template twice at a time. */
const makingLock = 7_215_002;

/** A template by its name, and the folder of the migrations that it is made from when it is not there. */
export interface Template {
  name: string;
  migrations: string;
  /** Whether tests change the schema of the databases made from it. */
  isMigrated: boolean;
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

async function exists(client: pg.Client, name: string): Promise<boolean> {
  return (await client.query("select 1 from pg_database where datname = $1", [name])).rowCount === 1;
}

async function ensureTemplate(
  client: pg.Client,
  serverUrl: string,
  { name, migrations }: Template,
): Promise<void> {
  if (await exists(client, name)) return;
  const making = `${name}_making`;
  await client.query(`drop database if exists ${making}`);
  await client.query(`create database ${making} template template0 lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`);
  await migrate({ databaseUrl: withDatabase(serverUrl, making) }, migrations);
  await client.query(`alter database ${making} rename to ${name}`);
}

/** The first database made from the template that no other session holds; the client holds it from then on. */
async function holdName(client: pg.Client, template: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = `${template}_${number}`;
    const { rows } = await client.query<{ held: boolean }>(
      "select pg_try_advisory_lock(hashtext($1)) as held",
      [name],
    );
    if (rows[0]?.held === true) return name;
  }
}

/** Takes out all rows, in one statement: what points at them is looked at when it ends. */
async function empty(databaseUrl: string): Promise<void> {
  const client = await connected(databaseUrl);
  try {
    // What a test that ended early left behind would go on writing.
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    const { rows } = await client.query<{ name: string }>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
    );
    const deletions = rows.map(({ name }, at) => `t${at} as (delete from ${name})`);
    await client.query(`with ${deletions.join(", ")} select 1`);
  } finally {
    await client.end();
  }
}

async function make(client: pg.Client, serverUrl: string, name: string, template: Template): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [makingLock]);
  await ensureTemplate(client, serverUrl, template);
  await client.query(`create database ${name} template ${template.name}`);
  await client.query("select pg_advisory_unlock($1)", [makingLock]);
}

/**
 * A copy of the template that nobody else holds and that has no rows. Copies are used again, as making one takes longer
 * than most tests, unless tests change their schema.
 */
export async function holdDatabase(serverUrl: string, template: Template): Promise<HeldDatabase> {
  const client = await connected(serverUrl);
  try {
    const name = await holdName(client, template.name);
    const databaseUrl = withDatabase(serverUrl, name);
    if (await exists(client, name)) await empty(databaseUrl);
    else await make(client, serverUrl, name, template);
    const letGo = async () => {
      if (template.isMigrated) await client.query(`drop database ${name} with (force)`);
      await client.end();
    };
    return { databaseUrl, letGo };
  } catch (error) {
    await client.end();
    throw error;
  }
}
