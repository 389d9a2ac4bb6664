import { closeSync, fdatasync, openSync } from "node:fs";
import { promisify } from "node:util";

const toDisk = promisify(fdatasync);

/** Brings the log of an SQLite file to the disk, while the thread that writes it goes on with other things. */
export interface LogSync {
  /** Ends when all that is committed is on the disk. @throws Error when the disk fails */
  wait: () => Promise<void>;
  /** @throws Error once the disk has failed: what it has lost is not told, so nothing more is to be written. */
  requireSound: () => void;
  close: () => void;
}

const failed = "The disk failed. Look after it, then start the server again; until then nothing is saved.";

/** @param toTheDisk writes what the system keeps of an open file to the disk */
export function openLogSync(file: string, toTheDisk: (log: number) => Promise<void> = toDisk): LogSync {
  let log: number | undefined;
  let failure: Error | undefined;
  const requireSound = () => {
    if (failure !== undefined) throw failure;
  };
  return {
    requireSound,
    wait: async () => {
      requireSound();
      // SQLite makes the log with the first write, and keeps it for as long as somebody has the file open.
      log ??= openSync(`${file}-wal`, "r+");
      try {
        await toTheDisk(log);
      } catch (error) {
        failure = new Error(`${failed} ${error instanceof Error ? error.message : ""}`);
        throw failure;
      }
    },
    close: () => {
      if (log !== undefined) closeSync(log);
      log = undefined;
    },
  };
}

/** For whoever prefers speed to what a failing machine may lose. */
export const withoutSync: LogSync = {
  wait: async () => undefined,
  requireSound: () => undefined,
  close: () => undefined,
};
