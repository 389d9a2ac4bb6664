import type BetterSqlite3 from "better-sqlite3";
import { loadSqliteDriver } from "./sqlite-driver.mjs";

/** An open SQLite file. */
export type SqliteDatabase = BetterSqlite3.Database;
export type SqliteStatement = BetterSqlite3.Statement<unknown[]>;

/** The driver is not installed, not built, or was built by another Node. */
const isDriverMissing = (error: unknown) =>
  error instanceof Error && /Cannot find module|bindings file|NODE_MODULE_VERSION/.test(error.message);

/**
 * Opens an SQLite file; makes it when it is not there, unless the options forbid that.
 * @throws Error with a sentence for the person who started the program when the driver is not ready
 */
export function openSqlite(file: string, options?: BetterSqlite3.Options): SqliteDatabase {
  try {
    return new (loadSqliteDriver())(file, options);
  } catch (error) {
    if (!isDriverMissing(error)) throw error;
    const { node } = process.versions;
    throw new Error(
      `Node ${node} cannot open SQLite files here. In a checkout, run npm start once with it. The package needs Node 22 or later.`,
      { cause: error },
    );
  }
}
