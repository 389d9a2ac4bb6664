import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type * as schema from "./schema";

/** What both engines answer alike; typed as PostgreSQL, whichever is behind it. */
export type Db = Pick<
  NodePgDatabase<typeof schema>,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "with"
>;

/** A database handle inside a transaction. It ends with the body it was handed to. */
export type Tx = Db & { readonly __transaction?: never };

/** The three doors to the database. */
export interface Store {
  /** For selects outside a transaction. */
  readonly read: Db;
  /**
   * Runs `work` in one transaction and commits what it wrote. The body awaits nothing but the database.
   * @throws DomainError `busy` when the database stays locked for ten seconds, `disk_full` when it cannot grow.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work` on one consistent view of the data, for reports and exports. */
  snapshot<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
