import { and, desc, eq, gte, sql } from "drizzle-orm";
import { annotators, standingContests, standingEvents } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import type { AnnotatorState, StandingCause, StandingRule } from "@/server/domain/standing/standing";

export type StandingEventRow = typeof standingEvents.$inferSelect;

export async function insertStandingEvent(tx: Tx, row: StandingEventRow): Promise<void> {
  await tx.insert(standingEvents).values(row);
}

/** Changes an annotator's state from the one expected. @returns whether it was that one. */
export async function changeAnnotatorState(
  tx: Tx,
  annotatorId: string,
  { from, to }: { from: AnnotatorState; to: AnnotatorState },
  change: Partial<
    Pick<
      typeof annotators.$inferInsert,
      | "qualifiedAt"
      | "clearedAt"
      | "standingAnsweredCount"
      | "standingRightCount"
      | "standingGoldItemCount"
      | "behaviour"
    >
  > = {},
): Promise<boolean> {
  const changed = await tx
    .update(annotators)
    .set({ ...change, state: to })
    .where(and(eq(annotators.id, annotatorId), eq(annotators.state, from)))
    .returning({ id: annotators.id });
  return changed.length > 0;
}

/** The event that put an annotator where they stand. */
export async function lastStandingEvent(
  db: Db,
  annotatorId: string,
  toState: AnnotatorState,
): Promise<StandingEventRow | null> {
  const [found] = await db
    .select()
    .from(standingEvents)
    .where(and(eq(standingEvents.annotatorId, annotatorId), eq(standingEvents.toState, toState)))
    .orderBy(desc(standingEvents.at), desc(standingEvents.id))
    .limit(1);
  return found ?? null;
}

/** The rules by which an annotator has been warned. */
export async function warnedRules(db: Db, annotatorId: string): Promise<Set<StandingRule>> {
  const rows = await db
    .select({ cause: standingEvents.cause })
    .from(standingEvents)
    .where(
      and(
        eq(standingEvents.annotatorId, annotatorId),
        sql`${standingEvents.fromState} = ${standingEvents.toState}`,
      ),
    );
  return new Set(rows.map(({ cause }) => cause.rule));
}

/** The causes of an annotator's warnings since a moment, newest first. */
export async function warningsSince(db: Db, annotatorId: string, since: number): Promise<StandingCause[]> {
  const rows = await db
    .select({ cause: standingEvents.cause })
    .from(standingEvents)
    .where(
      and(
        eq(standingEvents.annotatorId, annotatorId),
        gte(standingEvents.at, since),
        sql`${standingEvents.fromState} = ${standingEvents.toState}`,
      ),
    )
    .orderBy(desc(standingEvents.at), desc(standingEvents.id));
  return rows.map(({ cause }) => cause);
}

/** What an annotator said against their standing, with the answer; null where they said nothing. */
export async function standingContestOf(db: Db, annotatorId: string) {
  const [found] = await db
    .select()
    .from(standingContests)
    .where(eq(standingContests.annotatorId, annotatorId));
  return found ?? null;
}
