import type { PgTable } from "drizzle-orm/pg-core";
import { engine } from "./engine";

interface Lockable {
  for(
    strength: "update" | "no key update" | "share" | "key share",
    config?: { of?: PgTable } & ({ skipLocked: true } | object),
  ): unknown;
}

/**
 * Holds the selected rows until the transaction ends; of a join, only those of the table `of`. SQLite has one writer
 * at a time and needs no lock.
 */
export function forUpdate<Q extends Lockable>(query: Q, of?: PgTable): Q {
  if (engine === "postgres") query.for("update", of === undefined ? {} : { of });
  return query;
}

/** As `forUpdate`, but passes over rows that another transaction holds. */
export function forUpdateSkipLocked<Q extends Lockable>(query: Q, of?: PgTable): Q {
  if (engine === "postgres") query.for("update", { ...(of && { of }), skipLocked: true });
  return query;
}

/** Keeps the selected rows from being locked with `forUpdate`; whatever others change of them without that, goes on. */
export function forKeyShare<Q extends Lockable>(query: Q): Q {
  if (engine === "postgres") query.for("key share");
  return query;
}

/** As `forUpdate`, but lets others add rows that point to the selected ones. */
export function forNoKeyUpdate<Q extends Lockable>(query: Q): Q {
  if (engine === "postgres") query.for("no key update");
  return query;
}

/** Keeps the selected rows from being changed until the transaction ends; others may hold them the same way. */
export function forShare<Q extends Lockable>(query: Q): Q {
  if (engine === "postgres") query.for("share");
  return query;
}
