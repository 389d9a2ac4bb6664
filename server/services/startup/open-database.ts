import { configuredLocation } from "@/db/client";
import { migrate } from "@/db/migrate";
import { dataFolder } from "@/db/engine";
import { finishRestoring } from "@/server/services/copy/settle-restored";
import { openFiles } from "@/server/files/open-files";
import { liveDeps, type Deps } from "@/server/deps";

/** Brings the configured database to the newest schema, making it if there is none. */
export async function migrateDatabase(): Promise<void> {
  await finishRestoring(await openFiles(), dataFolder());
  await migrate(configuredLocation());
}

/** Does some work on the configured database and closes it. */
export async function withDatabase<T>(work: (deps: Deps) => Promise<T>): Promise<T> {
  await migrateDatabase();
  const deps = liveDeps();
  try {
    return await work(deps);
  } finally {
    await deps.store.close();
  }
}
