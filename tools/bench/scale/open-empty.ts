import path from "node:path";
import { openHandles, storeOver } from "@/db/client";
import { engine } from "@/db/engine";
import { migrate } from "@/db/migrate";
import { openReadingThread } from "@/db/reading-thread";
import type { Store } from "@/db/store";
import { freshDatabase } from "@/testing/world/database";

/** An empty database as a server has it, which is to be filled. */
export interface EmptyDatabase {
  store: Store;
  /** What a backup is made from. */
  from: { file: string } | { store: Store };
  remove: () => Promise<void>;
}

/** @param folder for the file of SQLite; on PostgreSQL it is a database in the server of DATABASE_URL */
export async function openEmpty(folder: string): Promise<EmptyDatabase> {
  if (engine === "postgres") {
    const { store, remove } = await freshDatabase();
    return { store, from: { store }, remove };
  }
  const file = path.join(folder, "touchstone.sqlite");
  await migrate({ file });
  const handles = openHandles({ file });
  if (handles.kind === "sqlite") handles.readingThread = openReadingThread(file);
  const store = storeOver(handles);
  return { store, from: { file }, remove: () => store.close() };
}
