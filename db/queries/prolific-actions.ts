import { and, asc, eq, inArray, lte, notInArray, sql } from "drizzle-orm";
import { prolificActions } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import type { ActionKind, ActionState } from "@/server/domain/recruiter/prolific/action";

export type ProlificActionRow = typeof prolificActions.$inferSelect;

const openStates: ActionState[] = ["ready", "sending", "sent"];
/** What Prolific refused may have happened all the same. */
const unsettledStates: ActionState[] = [...openStates, "refused"];

/** Writes down what is to be done to a submission. @returns false where the same is under way already */
export async function insertAction(tx: Tx, row: typeof prolificActions.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(prolificActions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: prolificActions.id });
  return inserted.length > 0;
}

/** What is to be done by now, or to be looked at again; the oldest first. */
export async function dueActions(db: Db, now: number, limit: number): Promise<ProlificActionRow[]> {
  return db
    .select()
    .from(prolificActions)
    .where(and(inArray(prolificActions.state, openStates), lte(prolificActions.dueAt, now)))
    .orderBy(asc(prolificActions.dueAt), asc(prolificActions.id))
    .limit(limit);
}

/** Takes an action until `until`, if it is as it was read. @returns whether no other process took it */
export async function claimAction(
  tx: Tx,
  { id, state, tryCount }: ProlificActionRow,
  { now, until }: { now: number; until: number },
): Promise<boolean> {
  const claimed = await tx
    .update(prolificActions)
    .set({ state: "sending", sentAt: now, dueAt: until, tryCount: sql`${prolificActions.tryCount} + 1` })
    .where(
      and(
        eq(prolificActions.id, id),
        eq(prolificActions.state, state),
        eq(prolificActions.tryCount, tryCount),
        lte(prolificActions.dueAt, now),
      ),
    )
    .returning({ id: prolificActions.id });
  return claimed.length > 0;
}

/** Notes what became of an action that is still open. */
export async function endAction(
  tx: Tx,
  id: string,
  change: Partial<Pick<ProlificActionRow, "state" | "said" | "dueAt" | "endedAt">>,
): Promise<boolean> {
  const changed = await tx
    .update(prolificActions)
    .set(change)
    .where(and(eq(prolificActions.id, id), inArray(prolificActions.state, openStates)))
    .returning({ id: prolificActions.id });
  return changed.length > 0;
}

/** Takes away what was written to and about the people of some submissions, but for what is still to be sent. */
export async function dropActionWords(tx: Tx, submissionIds: readonly string[]): Promise<void> {
  await tx
    .update(prolificActions)
    .set({ data: {}, said: "" })
    .where(
      and(
        inArray(prolificActions.submissionId, [...submissionIds]),
        inArray(prolificActions.kind, ["reject", "ask-return"]),
        notInArray(prolificActions.state, openStates),
      ),
    );
}

/** The actions of a study, or of some submissions alone; the newest first. */
export const actionsOfStudy = (
  db: Db,
  studyId: string,
  submissionIds?: readonly string[],
): Promise<ProlificActionRow[]> =>
  db
    .select()
    .from(prolificActions)
    .where(
      and(
        eq(prolificActions.studyId, studyId),
        submissionIds === undefined ? undefined : inArray(prolificActions.submissionId, [...submissionIds]),
      ),
    )
    .orderBy(sql`${prolificActions.createdAt} desc`, sql`${prolificActions.id} desc`);

/** Notes that Prolific's state says of an action that it has happened, or cannot happen any more. */
export async function settleAction(
  tx: Tx,
  id: string,
  { state, endedAt }: { state: "done" | "void"; endedAt: number },
): Promise<void> {
  await tx
    .update(prolificActions)
    .set({ state, endedAt })
    .where(and(eq(prolificActions.id, id), inArray(prolificActions.state, unsettledStates)));
}

/** The actions of a study that did not come to their end: the open ones, and those that Prolific refused. */
export const unsettledActionsOf = (db: Db, studyId: string): Promise<ProlificActionRow[]> =>
  db
    .select()
    .from(prolificActions)
    .where(and(eq(prolificActions.studyId, studyId), inArray(prolificActions.state, unsettledStates)));

/** Submissions about which something of a kind was ever decided. */
export async function decidedSubmissions(db: Db, studyId: string, kind: ActionKind): Promise<Set<string>> {
  const rows = await db
    .select({ submissionId: prolificActions.submissionId })
    .from(prolificActions)
    .where(and(eq(prolificActions.studyId, studyId), eq(prolificActions.kind, kind)));
  return new Set(rows.map(({ submissionId }) => submissionId));
}
