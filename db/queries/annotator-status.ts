import { and, desc, eq, gte, sql } from "drizzle-orm";
import { annotatorStatusContests, annotatorStatusEvents } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import type {
  AnnotatorState,
  AnnotatorStatusCause,
  AnnotatorStatusRule,
} from "@/server/domain/annotator-status/annotator-status";

export type AnnotatorStatusEventRow = typeof annotatorStatusEvents.$inferSelect;

export async function insertAnnotatorStatusEvent(tx: Tx, row: AnnotatorStatusEventRow): Promise<void> {
  await tx.insert(annotatorStatusEvents).values(row);
}

/** The event that put an annotator where they stand. */
export async function lastAnnotatorStatusEvent(
  db: Db,
  annotatorId: string,
  toState: AnnotatorState,
): Promise<AnnotatorStatusEventRow | null> {
  const [found] = await db
    .select()
    .from(annotatorStatusEvents)
    .where(
      and(eq(annotatorStatusEvents.annotatorId, annotatorId), eq(annotatorStatusEvents.toState, toState)),
    )
    .orderBy(desc(annotatorStatusEvents.at), desc(annotatorStatusEvents.id))
    .limit(1);
  return found ?? null;
}

/** The rules by which an annotator has been warned. */
export async function warnedRules(db: Db, annotatorId: string): Promise<Set<AnnotatorStatusRule>> {
  const rows = await db
    .select({ cause: annotatorStatusEvents.cause })
    .from(annotatorStatusEvents)
    .where(
      and(
        eq(annotatorStatusEvents.annotatorId, annotatorId),
        sql`${annotatorStatusEvents.fromState} = ${annotatorStatusEvents.toState}`,
      ),
    );
  return new Set(rows.map(({ cause }) => cause.rule));
}

/** The causes of an annotator's warnings since a moment, newest first. */
export async function warningsSince(
  db: Db,
  annotatorId: string,
  since: number,
): Promise<AnnotatorStatusCause[]> {
  const rows = await db
    .select({ cause: annotatorStatusEvents.cause })
    .from(annotatorStatusEvents)
    .where(
      and(
        eq(annotatorStatusEvents.annotatorId, annotatorId),
        gte(annotatorStatusEvents.at, since),
        sql`${annotatorStatusEvents.fromState} = ${annotatorStatusEvents.toState}`,
      ),
    )
    .orderBy(desc(annotatorStatusEvents.at), desc(annotatorStatusEvents.id));
  return rows.map(({ cause }) => cause);
}

/** What an annotator said against their status, with the answer; null where they said nothing. */
export async function annotatorStatusContestOf(db: Db, annotatorId: string) {
  const [found] = await db
    .select()
    .from(annotatorStatusContests)
    .where(eq(annotatorStatusContests.annotatorId, annotatorId));
  return found ?? null;
}

/** Takes away what organizers wrote about changes of somebody's status. */
export async function dropStatusNotes(tx: Tx, annotatorId: string): Promise<void> {
  await tx
    .update(annotatorStatusEvents)
    .set({ note: "" })
    .where(eq(annotatorStatusEvents.annotatorId, annotatorId));
}
