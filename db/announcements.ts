import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { engine } from "./engine";
import type { Tx } from "./store";

/** What a transaction can announce: that a job waits. */
export type Subject = "jobs";

/** The channel of PostgreSQL on which a subject is announced. */
export const channelOf = (subject: Subject): string => `touchstone_${subject}`;

/** Somebody who wants to hear of a subject. */
export interface Listening {
  /** Whether announcements arrive. While they do not, whoever waits has to look for itself. */
  isHearing: () => boolean;
  stop: () => Promise<void>;
}

/** On SQLite nothing is announced. */
export const hearingNothing: Listening = { isHearing: () => false, stop: async () => undefined };

/** Tells everybody who listens, in whatever process, once the transaction is committed. Nothing happens on SQLite. */
export async function announce(tx: Tx, subject: Subject): Promise<void> {
  if (engine === "sqlite") return;
  await (tx as NodePgDatabase).execute(sql`select pg_notify(${channelOf(subject)}, '')`);
}
