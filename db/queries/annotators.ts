import { and, eq, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { forUpdate } from "@/db/lock";
import { annotators, projects } from "@/db/schema";
import { statement } from "@/db/statement";
import type { Db, Tx } from "@/db/store";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";

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

const selectWorker = (db: Db) =>
  db
    .select({
      annotatorId: annotators.id,
      projectId: annotators.projectId,
      pseudonym: annotators.pseudonym,
      state: annotators.state,
      source: annotators.source,
      country: annotators.country,
      approvalRate: annotators.approvalRate,
      languages: annotators.languages,
      invitationId: annotators.invitationId,
      cursor: annotators.cursor,
      cursorLevel: annotators.cursorLevel,
      repeatable: annotators.repeatable,
      submittedCount: annotators.submittedCount,
      workPageCount: annotators.workPageCount,
      judgedCount: annotators.judgedCount,
      goldAnsweredCount: annotators.goldAnsweredCount,
      goldRightCount: annotators.goldRightCount,
      standingAnsweredCount: annotators.standingAnsweredCount,
      standingRightCount: annotators.standingRightCount,
      standingGoldItemCount: annotators.standingGoldItemCount,
      behaviour: annotators.behaviour,
      dueMinor: annotators.dueMinor,
      completionCode: annotators.completionCode,
      projectState: projects.state,
      closedAt: projects.closedAt,
      settings: projects.settings,
      taskType: projects.taskType,
    })
    .from(annotators)
    .innerJoin(projects, eq(projects.id, annotators.projectId))
    .where(eq(annotators.id, placeholder("annotatorId")));

/** An annotator with the project they work in, as far as their work depends on it. */
export type Worker = Awaited<ReturnType<typeof selectWorker>>[number];

/** Reads one annotator and lets nobody else work in their name before the transaction ends. */
export const lockWorker = statement<{ annotatorId: string }, Worker[]>("lock_worker", (db) =>
  forUpdate(selectWorker(db), annotators),
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
  workPages: number;
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

/** Adds one submission to an annotator's counts and gives back the new totals. */
export const countSubmission = statement<
  SubmissionCounts,
  {
    goldAnsweredCount: number;
    goldRightCount: number;
    standingAnsweredCount: number;
    standingRightCount: number;
    standingGoldItemCount: number;
    dueMinor: number;
  }[]
>("count_submission", (db) =>
  db
    .update(annotators)
    .set({
      submittedCount: sql`${annotators.submittedCount} + 1`,
      workPageCount: addTo(annotators.workPageCount, "workPages"),
      judgedCount: addTo(annotators.judgedCount, "judged"),
      goldAnsweredCount: addTo(annotators.goldAnsweredCount, "goldAnswered"),
      goldRightCount: addTo(annotators.goldRightCount, "goldRight"),
      standingAnsweredCount: addTo(annotators.standingAnsweredCount, "goldAnswered"),
      standingRightCount: addTo(annotators.standingRightCount, "goldRight"),
      standingGoldItemCount: addTo(annotators.standingGoldItemCount, "goldItems"),
      behaviour: sql`${placeholder("behaviour")}`,
      dueMinor: addTo(annotators.dueMinor, "dueMinor"),
      lastSeenAt: sql`${placeholder("now")}`,
    })
    .where(eq(annotators.id, placeholder("annotatorId")))
    .returning({
      goldAnsweredCount: annotators.goldAnsweredCount,
      goldRightCount: annotators.goldRightCount,
      standingAnsweredCount: annotators.standingAnsweredCount,
      standingRightCount: annotators.standingRightCount,
      standingGoldItemCount: annotators.standingGoldItemCount,
      dueMinor: annotators.dueMinor,
    }),
);

/** Keeps a few of the items an annotator judged, for meeting them again. */
export async function keepRepeatable(tx: Tx, annotatorId: string, repeatable: string[]): Promise<void> {
  await tx.update(annotators).set({ repeatable }).where(eq(annotators.id, annotatorId));
}

/** The next number for a pseudonym with the conditions of joining, where the project takes annotators in; else null. */
export async function takeAnnotatorNumber(tx: Tx, slug: string) {
  const [taken] = await tx
    .update(projects)
    .set({ annotatorCount: sql`${projects.annotatorCount} + 1` })
    .where(and(eq(projects.slug, slug), sql`${projects.state} in ('live', 'paused')`))
    .returning({
      projectId: projects.id,
      number: projects.annotatorCount,
      settings: projects.settings,
    });
  return taken ?? null;
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
