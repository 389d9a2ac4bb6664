import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Listening, Subject } from "./announcements";
import type { Limiter, LimitRule } from "./limiter";
import type * as schema from "./schema";

/** What both engines answer alike; typed as PostgreSQL, whichever is behind it. */
export type Db = Pick<
  NodePgDatabase<typeof schema>,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "with"
>;

/** A database handle inside a transaction. It ends with the body it was handed to. */
export type Tx = Db & { readonly __transaction?: never };

/** The doors to the database. */
export interface Store {
  /** For selects outside a transaction. */
  readonly read: Db;
  /**
   * For the selects of organizers' screens, which may take long: in a server on SQLite they run in a thread of their
   * own, so that no annotator waits for them. Elsewhere the same as `read`.
   */
  readonly aside: Db;
  /**
   * Runs `work` in one transaction and commits what it wrote. The body awaits nothing but the database.
   * @throws DomainError `busy` when the database stays locked for ten seconds or does not answer, `disk_full` when it
   * cannot grow; Error when the disk fails, and on SQLite from then on. After `busy`, and after such a failure, what was
   * written may be there: the connection can be lost while the commit is answered.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work` on one consistent view of the data, for reports and exports. */
  snapshot<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /**
   * Calls `heard` for what transactions of any process announce, and whenever something may have been missed. Nothing is
   * heard on SQLite, nor on PostgreSQL while the connection is lost or lent to others.
   */
  listen(subject: Subject, heard: () => void): Listening;
  /** @throws Error once the disk of an SQLite file has failed: nothing is written any more until the next start. */
  requireSound(): void;
  /** What counts by a rule: on PostgreSQL one for all processes, on SQLite that of this process. */
  limiter(rule: LimitRule): Limiter;
  close(): Promise<void>;
}
