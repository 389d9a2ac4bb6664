import { openPostgresHandles, postgresDrizzle, postgresStore, type PostgresHandles } from "./client.postgres";
import { openSqliteHandles, sqliteStore, sqliteWriterFor, type SqliteHandles } from "./client.sqlite";
import { engineOf, sqliteFile } from "./engine";
import type { ReadingThread } from "./reading-thread";
import type { Store } from "./store";

/** Where a store lives: a PostgreSQL address or the path of an SQLite file. */
export type DatabaseLocation = { databaseUrl: string } | { file: string };

type Handles = ({ kind: "postgres" } & PostgresHandles) | ({ kind: "sqlite" } & SqliteHandles);

/** Opens a database of its own; for tests and tools. The server uses `sharedStore`. */
export function openHandles(location: DatabaseLocation): Handles {
  return "databaseUrl" in location
    ? { kind: "postgres", ...openPostgresHandles(location.databaseUrl) }
    : { kind: "sqlite", ...openSqliteHandles(location.file) };
}

export function storeOver(handles: Handles): Store {
  return handles.kind === "postgres" ? postgresStore(handles) : sqliteStore(handles);
}

/** A Drizzle database whose writes pass the same door as the store's. */
export function libraryDatabase(handles: Handles): unknown {
  return handles.kind === "postgres" ? postgresDrizzle(handles) : sqliteWriterFor(handles);
}

/** The database this process was configured for. */
export function configuredLocation(): DatabaseLocation {
  const databaseUrl = process.env.DATABASE_URL;
  return databaseUrl !== undefined && engineOf(databaseUrl) === "postgres"
    ? { databaseUrl }
    : { file: sqliteFile() };
}

// One process holds several copies of this module (custom server, route handlers, pages). Two writers on one
// SQLite file in one process would block each other, so the raw handles hang on globalThis.
const shared = globalThis as typeof globalThis & { touchstoneHandles?: Handles };
let store: Store | undefined;

export function sharedHandles(): Handles {
  return (shared.touchstoneHandles ??= openHandles(configuredLocation()));
}

/** From now on the store of this process reads for screens in this thread; to be said before it is first used. */
export function readAsideIn(readingThread: ReadingThread): void {
  const handles = sharedHandles();
  if (handles.kind === "sqlite") handles.readingThread = readingThread;
}

/** The store of this process, opened at first use. */
export function sharedStore(): Store {
  return (store ??= storeOver(sharedHandles()));
}
