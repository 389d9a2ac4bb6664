import { setImmediate } from "node:timers/promises";
import type { LogSync } from "./log-sync.sqlite";
import type { SqliteDatabase } from "./open-sqlite";

/** After this much work a group is closed, so that its members and everybody else's requests get their turn. */
const groupMs = 8;

/** One transaction that waits for its turn. */
export interface QueuedWrite {
  /**
   * Runs the body in a savepoint; what it returns tells the caller how it went.
   * @throws when the whole transaction of the file is gone, and not just this body has failed.
   */
  run: () => Promise<() => void>;
  fail: (error: unknown) => void;
}

/** The writing connection with what waits for it. */
export interface WriteDoor {
  writer: SqliteDatabase;
  queue: QueuedWrite[];
  sync: LogSync;
  /** Waits for the file's write lock and begins a transaction of the file. */
  begin: () => Promise<void>;
}

/**
 * Commits the waiting transactions together: a commit waits for the disk, and a group waits once. Nobody is told before
 * all of it is on the disk. What comes while the group works joins it, as long as it is open; the thread has other work
 * while the disk writes.
 */
export async function commitGroup({ writer, queue, sync, begin }: WriteDoor): Promise<void> {
  if (queue.length === 0) return;
  // Requests that have arrived meanwhile are read now and join.
  await setImmediate();
  const members: QueuedWrite[] = [];
  const tellings: (() => void)[] = [];
  try {
    sync.requireSound();
    await begin();
    const closesAt = performance.now() + groupMs;
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      members.push(next);
      tellings.push(await next.run());
      if (performance.now() > closesAt) break;
    }
    writer.exec("COMMIT");
    await sync.wait();
  } catch (error) {
    if (writer.inTransaction) writer.exec("ROLLBACK");
    // Without a transaction nobody has run yet, and whoever waits has waited long enough.
    for (const { fail } of members.length > 0 ? members : queue.splice(0)) fail(error);
    return;
  }
  for (const tell of tellings) tell();
}
