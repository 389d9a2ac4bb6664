import { engine } from "./engine";

interface Lockable {
  for(strength: "update", config?: { skipLocked: true }): unknown;
}

/** Holds the selected rows until the transaction ends. SQLite has one writer at a time and needs no lock. */
export function forUpdate<Q extends Lockable>(query: Q): Q {
  if (engine === "postgres") query.for("update");
  return query;
}

/** As `forUpdate`, but passes over rows that another transaction holds. */
export function forUpdateSkipLocked<Q extends Lockable>(query: Q): Q {
  if (engine === "postgres") query.for("update", { skipLocked: true });
  return query;
}
