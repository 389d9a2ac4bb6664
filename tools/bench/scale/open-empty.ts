import { statSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { openHandles, storeOver } from "@/db/client";
import { engine } from "@/db/engine";
import { migrate } from "@/db/migrate";
import { rawRows } from "@/db/raw-rows";
import { openReadingThread } from "@/db/reading-thread";
import type { Store } from "@/db/store";
import { freshDatabase } from "@/testing/world/database";

/** An empty database as a server has it, which is to be filled. */
export interface EmptyDatabase {
  store: Store;
  /** What a backup is made from. */
  from: { file: string } | { store: Store };
  bytesOnDisk: () => Promise<number>;
  remove: () => Promise<void>;
}

/** @param folder for the file of SQLite; on PostgreSQL it is a database in the server of DATABASE_URL */
export async function openEmpty(folder: string): Promise<EmptyDatabase> {
  if (engine === "postgres") return onServer();
  const file = path.join(folder, "touchstone.sqlite");
  await migrate({ file });
  const handles = openHandles({ file });
  if (handles.kind === "sqlite") handles.readingThread = openReadingThread(file);
  const store = storeOver(handles);
  return {
    store,
    from: { file },
    bytesOnDisk: async () => {
      if (handles.kind === "sqlite") handles.writer.pragma("wal_checkpoint(TRUNCATE)");
      return statSync(file).size;
    },
    remove: () => store.close(),
  };
}

async function onServer(): Promise<EmptyDatabase> {
  const { store, remove } = await freshDatabase();
  return {
    store,
    from: { store },
    bytesOnDisk: async () =>
      Number((await rawRows(store.read, sql`select pg_database_size(current_database()) as bytes`))[0]?.[0]),
    remove,
  };
}
