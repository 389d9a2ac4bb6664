import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isLocked } from "./errors";
import { openSqlite, type SqliteDatabase } from "./open-sqlite";

/** A lock that nothing refers to would end at a garbage collection. */
const held = new Set<SqliteDatabase>();

/**
 * Holds a data folder for this process alone, as one process has to write to the file in it. The system holds the lock
 * and lets it go with the process, however that ends.
 * @returns what lets it go
 * @throws Error with a sentence where another server holds it.
 */
export function holdFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const holder = path.join(folder, "server.pid");
  // SQLite knows on every system how to lock a file; nothing is ever written to this one.
  const lock = openSqlite(path.join(folder, "server.lock"), { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!isLocked(error)) throw error;
    throw new Error(
      `Another server${numberIn(holder)} is using ${folder}. Stop it, or choose another folder with TOUCHSTONE_DATA.`,
    );
  }
  writeFileSync(holder, `${process.pid}\n`);
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

/** " (process 4711)", where the file says so. */
function numberIn(file: string): string {
  try {
    const [number] = /^\d+/.exec(readFileSync(file, "utf8")) ?? [];
    return number === undefined ? "" : ` (process ${number})`;
  } catch {
    return "";
  }
}
