import pg from "pg";
import type { DatabaseLocation } from "@/db/client";
import { openSqlite, type SqliteDatabase } from "@/db/open-sqlite";

type Row = Record<string, unknown>;

async function onServer<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function onFile<T>(file: string, work: (database: SqliteDatabase) => T): T {
  const database = openSqlite(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Runs statements, separated by semicolons, past the schema of this version. */
export async function runSql(location: DatabaseLocation, text: string): Promise<void> {
  if ("databaseUrl" in location) await onServer(location.databaseUrl, (client) => client.query(text));
  else onFile(location.file, (database) => database.exec(text));
}

/** The rows that one statement finds, read past the schema of this version; their types are the engine's. */
export async function readSql(location: DatabaseLocation, text: string): Promise<Row[]> {
  return "databaseUrl" in location
    ? onServer(location.databaseUrl, async (client) => (await client.query<Row>(text)).rows)
    : onFile(location.file, (database) => database.prepare<[], Row>(text).all());
}

/** The statement that puts rows, each in parentheses, into a table whose columns are named with it. */
export const insert = (into: string, ...rows: string[]) => `insert into ${into} values ${rows.join(",\n")};`;
