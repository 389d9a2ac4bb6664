import { createRequire } from "node:module";

/** @typedef {typeof import("better-sqlite3")} SqliteDriver */

/**
 * The installed package that opens SQLite files on a version of Node. Each of the two crashes where the other one runs:
 * docs/decisions/0023-sqlite-on-every-node.md says why.
 * @param {string | undefined} nodeApi the version of Node-API, as in `process.versions.napi`
 */
export const sqliteDriverPackage = (nodeApi) =>
  Number(nodeApi) >= 10 ? "better-sqlite3" : "better-sqlite3-for-node-20";

/**
 * Loads the package that fits the running Node.
 * @returns {SqliteDriver}
 * @throws when it is not installed
 */
export function loadSqliteDriver() {
  const requireInstalled = createRequire(import.meta.url);
  return requireInstalled(/* turbopackIgnore: true */ sqliteDriverPackage(process.versions.napi));
}
