import { AsyncLocalStorage } from "node:async_hooks";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { drizzle, type AsyncRemoteCallback } from "drizzle-orm/sqlite-proxy";
import { DomainError } from "@/server/domain/errors";
import { runDirectly, type DirectRun } from "./direct-statement";
import { hearingNothing } from "./announcements";
import { isLocked, withPlainReason } from "./errors";
import { commitGroup, type QueuedWrite } from "./group-commit.sqlite";
import { planKeeper } from "./kept-plan.sqlite";
import { countingHere, limitersBy } from "./limiter";
import { openLogSync, withoutSync, type LogSync } from "./log-sync.sqlite";
import { Mutex } from "./mutex";
import type { ReadingThread } from "./reading-thread";
import * as schema from "./schema";
import type { Db, Store } from "./store";
import { openSqlite, type SqliteDatabase, type SqliteStatement } from "./open-sqlite";

/** How long a write waits for another process that holds the file. */
const lockPatienceMs = 10_000;
const maxCachedStatements = 2_000;
/** In kibibytes. More gains nothing measurable: what is not in it comes from the cache of the operating system. */
const cacheSize = { writer: 16_384, reader: 8_192 };

const config = { schema, casing: "snake_case" } as const;

/** The raw handles of one SQLite file. One per process, whatever number of module copies there are. */
export interface SqliteHandles {
  writer: SqliteDatabase;
  reader: SqliteDatabase;
  snapshotter: SqliteDatabase;
  sync: LogSync;
  mutex: Mutex;
  snapshotMutex: Mutex;
  inside: AsyncLocalStorage<{ open: boolean }>;
  /** Transactions that wait to be committed together. */
  queue: QueuedWrite[];
  limiterOf: Store["limiter"];
  /** Where the selects of screens run; absent outside a server. */
  readingThread?: ReadingThread;
}

export function openSqliteHandles(file: string): SqliteHandles {
  mkdirSync(path.dirname(file), { recursive: true });
  const writer = openSqlite(file, { timeout: 0 });
  writer.pragma("journal_mode = WAL");
  // Commits are brought to the disk by what writes them, off this thread; FULL would do the same on it.
  writer.pragma("synchronous = NORMAL");
  writer.pragma("foreign_keys = ON");
  writer.pragma(`cache_size = -${cacheSize.writer}`);
  const open = () => {
    const reading = openSqlite(file, { readonly: true, timeout: 5_000 });
    reading.pragma(`cache_size = -${cacheSize.reader}`);
    return reading;
  };
  return {
    writer,
    reader: open(),
    snapshotter: open(),
    sync: process.env.TOUCHSTONE_SYNCHRONOUS === "NORMAL" ? withoutSync : openLogSync(file),
    mutex: new Mutex(),
    snapshotMutex: new Mutex(),
    inside: new AsyncLocalStorage(),
    queue: [],
    limiterOf: limitersBy(countingHere),
  };
}

/** Runs statements for Drizzle's `sqlite-proxy`, each prepared once. */
export function runnerOf(
  database: SqliteDatabase,
): (...call: Parameters<AsyncRemoteCallback>) => { rows: unknown[] } {
  const cache = new Map<string, SqliteStatement>();
  const keepPlan = planKeeper();
  return (query, params, method) => {
    const { text, values } = keepPlan(query, params);
    let statement = cache.get(text);
    if (statement === undefined) {
      if (cache.size >= maxCachedStatements) cache.clear();
      statement = database.prepare(text);
      if (statement.reader) statement.raw(true);
      cache.set(text, statement);
    }
    if (!statement.reader) {
      statement.run(...values);
      return { rows: [] };
    }
    // sqlite-proxy wants the row itself for `get`, and undefined where there is none.
    return { rows: (method === "get" ? statement.get(...values) : statement.all(...values)) as unknown[] };
  };
}

/** Works as soon as no other process holds the write lock. @throws DomainError `busy` when one holds it too long. */
async function whenFree<T>(work: () => T): Promise<T> {
  const giveUpAt = performance.now() + lockPatienceMs;
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, 50)) {
    try {
      return work();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() > giveUpAt) {
        throw new DomainError("busy", "The database is in use by another program. Try again in a moment.");
      }
      await sleep(pauseMs);
    }
  }
}

type Run = (...call: Parameters<AsyncRemoteCallback>) => ReturnType<DirectRun>;

/** Runs each statement as a transaction of its own, in turn with all others. */
const alone =
  ({ mutex, sync }: Pick<SqliteHandles, "mutex" | "sync">, run: ReturnType<typeof runnerOf>) =>
  (...call: Parameters<typeof run>): Promise<{ rows: unknown[] }> =>
    mutex.run(async () => {
      sync.requireSound();
      const result = await whenFree(() => run(...call));
      if (!/^\s*select\b/iu.test(call[0])) await sync.wait();
      return result;
    });

/** A Drizzle database over what runs its statements; those that are prepared go there without its session. */
function handleOver(run: Run): Db {
  // The driver takes the casing from its third argument only.
  const db = drizzle(async (...call) => run(...call), undefined, config) as unknown as Db;
  runDirectly(db, run);
  return db;
}

/** A store over one SQLite file: one writing connection behind a queue, read-only ones beside it. */
export function sqliteStore(handles: SqliteHandles): Store {
  const { writer, reader, snapshotter, sync, mutex, snapshotMutex, inside, queue, limiterOf } = handles;
  const runOnWriter = runnerOf(writer);
  const begin = writer.prepare("BEGIN IMMEDIATE");
  const savepoint = writer.prepare("SAVEPOINT body");
  const release = writer.prepare("RELEASE body");
  const rollbackTo = writer.prepare("ROLLBACK TO body");
  const door = { writer, queue, sync, begin: () => whenFree(() => void begin.run()) };

  // Outside a transaction each statement queues like one; a handle kept after its transaction queues again.
  const runAlone = alone(handles, runOnWriter);
  const handle = handleOver((...call) =>
    inside.getStore()?.open ? runOnWriter(...call) : runAlone(...call),
  );
  const readHandle = (database: SqliteDatabase) => handleOver(runnerOf(database));
  const { readingThread } = handles;
  const read = readHandle(reader);

  const inSavepoint = async <T>(work: (tx: Db) => Promise<T>): Promise<T> => {
    savepoint.run();
    const context = { open: true };
    // The driver answers within the same turn of the event loop, so a body that outlives it awaited something else.
    let outlived = false;
    const watch = globalThis.setImmediate(() => (outlived = true));
    try {
      const value = await inside.run(context, async () => await work(handle));
      if (outlived) throw new Error("A transaction awaited something that is not the database.");
      release.run();
      return value;
    } finally {
      context.open = false;
      clearImmediate(watch);
    }
  };

  const transact = <T>(work: (tx: Db) => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const fail = (error: unknown) => reject(withPlainReason(error));
      const run = async () => {
        try {
          const value = await inSavepoint(work);
          return () => resolve(value);
        } catch (error) {
          // Some failures, a full disk among them, make SQLite drop the whole transaction.
          if (!writer.inTransaction) throw error;
          rollbackTo.run();
          release.run();
          return () => fail(error);
        }
      };
      queue.push({ run, fail });
      void mutex.run(() => commitGroup(door));
    });

  const snapshotHandle = readHandle(snapshotter);
  return {
    read,
    aside:
      readingThread === undefined ? read : (drizzle(readingThread.run, undefined, config) as unknown as Db),
    write: async (work) => {
      if (inside.getStore()?.open) throw new Error("write inside write: pass the transaction down instead.");
      return transact(work);
    },
    snapshot: (work) =>
      snapshotMutex.run(async () => {
        snapshotter.exec("BEGIN");
        try {
          const found = await work(snapshotHandle);
          // What was found may have been committed a moment ago, and is to be relied on where it is written down.
          await sync.wait();
          return found;
        } finally {
          snapshotter.exec("COMMIT");
        }
      }),
    listen: () => hearingNothing,
    requireSound: sync.requireSound,
    limiter: limiterOf,
    close: async () => {
      await readingThread?.close();
      for (const database of [snapshotter, reader, writer]) database.close();
      sync.close();
      // Until then every promise of the process would carry it.
      inside.disable();
    },
  };
}

/** The queued writing handle, for a library that wants a Drizzle database of its own (better-auth). */
export function sqliteWriterFor(handles: SqliteHandles): unknown {
  return drizzle(alone(handles, runnerOf(handles.writer)), undefined, config);
}
