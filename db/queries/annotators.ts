import { and, eq, inArray, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { forUpdate } from "@/db/lock";
import { annotators, projects } from "@/db/schema";
import { statement } from "@/db/statement";
import type { Db, Tx } from "@/db/store";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { AnnotatorState } from "@/server/domain/annotator-status/annotator-status";
import { inChunks } from "@/server/domain/in-chunks";
import type { GoldCounts } from "@/server/domain/gold/gold-counts";
import { countedAnew, paySumsAfter, type PayChange } from "./kept-sums";

const { placeholder } = sql;

/** Who holds the token with this hash; at most one row. */
export const annotatorByTokenHash = statement<{ tokenHash: string }, AnnotatorActor[]>(
  "annotator_by_token_hash",
  (db) =>
    db
      .select({ annotatorId: annotators.id, projectId: annotators.projectId })
      .from(annotators)
      .where(eq(annotators.tokenHash, placeholder("tokenHash"))),
);

const selectWorkingAnnotator = (db: Db) =>
  db
    .select({
      annotatorId: annotators.id,
      projectId: annotators.projectId,
      pseudonym: annotators.pseudonym,
      state: annotators.state,
      source: annotators.source,
      externalId: annotators.externalId,
      submissionId: annotators.submissionId,
      studyId: annotators.studyId,
      submitTo: annotators.submitTo,
      country: annotators.country,
      approvalRate: annotators.approvalRate,
      languages: annotators.languages,
      invitationId: annotators.invitationId,
      cursor: annotators.cursor,
      cursorLevel: annotators.cursorLevel,
      repeatable: annotators.repeatable,
      submittedCount: annotators.submittedCount,
      workHitCount: annotators.workHitCount,
      judgedCount: annotators.judgedCount,
      goldAnsweredCount: annotators.goldAnsweredCount,
      goldRightCount: annotators.goldRightCount,
      goldAnsweredSinceCleared: annotators.goldAnsweredSinceCleared,
      goldRightSinceCleared: annotators.goldRightSinceCleared,
      goldItemsSinceCleared: annotators.goldItemsSinceCleared,
      behaviour: annotators.behaviour,
      dueMinor: annotators.dueMinor,
      lastSeenAt: annotators.lastSeenAt,
      endReason: annotators.endReason,
      endedAt: annotators.endedAt,
      completionCode: annotators.completionCode,
      erasedAt: annotators.erasedAt,
      clearedAt: annotators.clearedAt,
      projectState: projects.state,
      closedAt: projects.closedAt,
      settings: projects.settings,
      taskType: projects.taskType,
      layoutRevision: projects.layoutRevision,
    })
    .from(annotators)
    .innerJoin(projects, eq(projects.id, annotators.projectId))
    .where(eq(annotators.id, placeholder("annotatorId")));

/** An annotator with the project they work in, as far as their work depends on it. */
export type WorkingAnnotator = Awaited<ReturnType<typeof selectWorkingAnnotator>>[number];

/** Reads one annotator as others may change them at the same moment; at most one row. */
export const workingAnnotator = statement<{ annotatorId: string }, WorkingAnnotator[]>(
  "working_annotator",
  selectWorkingAnnotator,
);

/** Reads one annotator and lets nobody else work in their name before the transaction ends. */
export const lockAnnotator = statement<{ annotatorId: string }, WorkingAnnotator[]>("lock_annotator", (db) =>
  forUpdate(selectWorkingAnnotator(db), annotators),
);

/** Remembers how far an annotator was offered HITs. */
export const moveCursor = statement<{ annotatorId: string; cursor: number; now: number }, unknown>(
  "move_cursor",
  (db) =>
    db
      .update(annotators)
      // A placeholder passes the column's encoder only inside a parameter.
      .set({ cursor: sql`${placeholder("cursor")}`, lastSeenAt: sql`${placeholder("now")}` })
      .where(eq(annotators.id, placeholder("annotatorId"))),
);

/** Where the search for an annotator's next items stands. */
export interface SearchState {
  cursor: number;
  cursorLevel: number | null;
}

/** Remembers where a search ended that found nothing. */
export async function noteSearch(tx: Tx, annotatorId: string, search: SearchState): Promise<void> {
  await tx.update(annotators).set(search).where(eq(annotators.id, annotatorId));
}

/** Where a composed page leaves an annotator: their search, and what they may meet again. */
export interface Composing extends SearchState {
  repeatable: string[];
}

/** Remembers where a composed page left an annotator. */
export async function noteComposed(
  tx: Tx,
  annotatorId: string,
  composing: Composing,
  now: number,
): Promise<void> {
  await tx
    .update(annotators)
    .set({ ...composing, lastSeenAt: now })
    .where(eq(annotators.id, annotatorId));
}

export interface SubmissionCounts extends Record<string, unknown> {
  annotatorId: string;
  workHits: number;
  /** Pages of work that count. */
  countedHits: number;
  judged: number;
  goldAnswered: number;
  goldRight: number;
  goldItems: number;
  /** A `Behaviour` as JSON text. */
  behaviour: string;
  dueMinor: number;
  now: number;
}

const addTo = (column: AnyPgColumn, name: string) => sql`${column} + ${placeholder(name)}`;

const newTotals = {
  goldAnsweredCount: annotators.goldAnsweredCount,
  goldRightCount: annotators.goldRightCount,
  goldAnsweredSinceCleared: annotators.goldAnsweredSinceCleared,
  goldRightSinceCleared: annotators.goldRightSinceCleared,
  goldItemsSinceCleared: annotators.goldItemsSinceCleared,
  dueMinor: annotators.dueMinor,
};

/** Adds one submission to an annotator's counts and gives back the new totals. */
export const countSubmission = statement<SubmissionCounts, Record<keyof typeof newTotals, number>[]>(
  "count_submission",
  (db) =>
    db
      .update(annotators)
      .set({
        submittedCount: sql`${annotators.submittedCount} + 1`,
        workHitCount: addTo(annotators.workHitCount, "workHits"),
        countedHitCount: addTo(annotators.countedHitCount, "countedHits"),
        judgedCount: addTo(annotators.judgedCount, "judged"),
        goldAnsweredCount: addTo(annotators.goldAnsweredCount, "goldAnswered"),
        goldRightCount: addTo(annotators.goldRightCount, "goldRight"),
        goldAnsweredSinceCleared: addTo(annotators.goldAnsweredSinceCleared, "goldAnswered"),
        goldRightSinceCleared: addTo(annotators.goldRightSinceCleared, "goldRight"),
        goldItemsSinceCleared: addTo(annotators.goldItemsSinceCleared, "goldItems"),
        behaviour: sql`${placeholder("behaviour")}`,
        dueMinor: addTo(annotators.dueMinor, "dueMinor"),
        // A page that earns nothing is not in the ledger.
        payPageCount: sql`${annotators.payPageCount} + case when ${placeholder("dueMinor")} > 0 then 1 else 0 end`,
        lastSeenAt: sql`${placeholder("now")}`,
      })
      .where(eq(annotators.id, placeholder("annotatorId")))
      .returning(newTotals),
);

/** Keeps a few of the items an annotator judged, for meeting them again. */
export async function writeRepeatable(tx: Tx, annotatorId: string, repeatable: string[]): Promise<void> {
  await tx.update(annotators).set({ repeatable }).where(eq(annotators.id, annotatorId));
}

/** False where the same person of the same recruiter has been taken in meanwhile. */
export async function insertAnnotator(tx: Tx, row: typeof annotators.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(annotators)
    .values(row)
    .onConflictDoNothing({ target: [annotators.projectId, annotators.source, annotators.externalId] })
    .returning({ id: annotators.id });
  return inserted.length > 0;
}

/** Keeps what a recruiter says of an annotator's newest visit. */
export async function setVisit(
  tx: Tx,
  annotatorId: string,
  visit: Pick<typeof annotators.$inferInsert, "submissionId" | "studyId" | "submitTo">,
): Promise<void> {
  await tx.update(annotators).set(visit).where(eq(annotators.id, annotatorId));
}

/** Keeps why an annotator read that there is no page for them, and when. */
export async function noteEnd(
  tx: Tx,
  annotatorId: string,
  end: Pick<typeof annotators.$inferInsert, "endReason" | "endedAt">,
): Promise<void> {
  await tx.update(annotators).set(end).where(eq(annotators.id, annotatorId));
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
      | "goldAnsweredSinceCleared"
      | "goldRightSinceCleared"
      | "goldItemsSinceCleared"
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

export async function setToken(tx: Tx, annotatorId: string, tokenHash: string): Promise<void> {
  await tx.update(annotators).set({ tokenHash }).where(eq(annotators.id, annotatorId));
}

export async function setReturnCode(tx: Tx, annotatorId: string, returnCodeHash: string): Promise<void> {
  await tx.update(annotators).set({ returnCodeHash }).where(eq(annotators.id, annotatorId));
}

/** Adds to the gold that annotators have right and answered, in all and since they were last let go on. */
export async function changeGoldCounts(
  tx: Tx,
  annotatorIds: string[],
  { total, sinceCleared }: { total: GoldCounts; sinceCleared: GoldCounts },
): Promise<void> {
  await tx
    .update(annotators)
    .set({
      goldAnsweredCount: sql`${annotators.goldAnsweredCount} + ${total.answered}`,
      goldRightCount: sql`${annotators.goldRightCount} + ${total.right}`,
      goldAnsweredSinceCleared: sql`${annotators.goldAnsweredSinceCleared} + ${sinceCleared.answered}`,
      goldRightSinceCleared: sql`${annotators.goldRightSinceCleared} + ${sinceCleared.right}`,
      goldItemsSinceCleared: sql`${annotators.goldItemsSinceCleared} + ${sinceCleared.items}`,
    })
    .where(inArray(annotators.id, annotatorIds));
}

/** Deletes some annotators with their pages, pay and history; false once there are none. */
export async function deleteSomeAnnotators(tx: Tx, projectId: string, limit: number): Promise<boolean> {
  const some = tx
    .select({ id: annotators.id })
    .from(annotators)
    .where(eq(annotators.projectId, projectId))
    .limit(limit);
  const deleted = await tx
    .delete(annotators)
    .where(inArray(annotators.id, some))
    .returning({ id: annotators.id });
  return deleted.length > 0;
}

/** Changes what is kept of some people, as when they are erased or their time is over. */
export async function rewriteAnnotators(
  tx: Tx,
  annotatorIds: string[],
  change: Partial<typeof annotators.$inferInsert>,
): Promise<void> {
  await tx.update(annotators).set(change).where(inArray(annotators.id, annotatorIds));
}

/** Adds changes of the ledger to the sums that are kept of each annotator, who is named once. */
export async function changePaySums(tx: Tx, changes: readonly PayChange[]): Promise<void> {
  for (const some of inChunks(changes, 100)) {
    const ids = some.map(({ annotatorId }) => annotatorId);
    await tx.update(annotators).set(paySumsAfter(some)).where(inArray(annotators.id, ids));
  }
}

/** Counts the pages that count of an annotator whom the transaction holds, after some began or ended to. */
export async function recountHits(tx: Tx, annotatorId: string): Promise<void> {
  const { countedHitCount } = countedAnew;
  await tx.update(annotators).set({ countedHitCount }).where(eq(annotators.id, annotatorId));
}

/** Counts anew, from the pages and the ledger, what is kept of annotators whom the transaction holds. */
export async function recountAnnotators(tx: Tx, annotatorIds: string[]): Promise<void> {
  await tx.update(annotators).set(countedAnew).where(inArray(annotators.id, annotatorIds));
}
