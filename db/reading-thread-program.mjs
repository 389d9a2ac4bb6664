import { parentPort, workerData } from "node:worker_threads";
import { loadSqliteDriver } from "./sqlite-driver.mjs";

const port = parentPort;
if (port === null) throw new Error("This file runs as a thread of the server.");

const maxCachedStatements = 500;
const database = new (loadSqliteDriver())(workerData.file, { readonly: true, timeout: 5_000 });
database.pragma("cache_size = -8192");

/** @type {Map<string, import("./open-sqlite").SqliteStatement>} */
const cache = new Map();

/** @param {string} query */
function prepared(query) {
  const known = cache.get(query);
  if (known !== undefined) return known;
  if (cache.size >= maxCachedStatements) cache.clear();
  const statement = database.prepare(query).raw(true);
  cache.set(query, statement);
  return statement;
}

port.on("message", (/** @type {import("./reading-thread").ThreadQuery} */ { id, query, params, method }) => {
  try {
    const statement = prepared(query);
    port.postMessage({ id, rows: method === "get" ? statement.get(...params) : statement.all(...params) });
  } catch (error) {
    // An error of SQLite does not survive the way between threads; its code says what the message is about.
    const { message, code } = /** @type {Error & { code?: string }} */ (error);
    port.postMessage({ id, failure: { message, code } });
  }
});
