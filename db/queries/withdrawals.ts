import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { assignments, hits, items, judgments, responses } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import type { WithdrawalReason } from "@/server/domain/assignment/assignment";
import { inChunks } from "@/server/domain/in-chunks";

const ofAnnotator = (annotatorId: string) =>
  and(eq(assignments.annotatorId, annotatorId), eq(assignments.kind, "work"));

/** The work pages of an annotator that count. */
export async function countedPages(db: Db, annotatorId: string) {
  return db
    .select({ assignmentId: assignments.id, hitId: assignments.hitId })
    .from(assignments)
    .innerJoin(responses, eq(responses.assignmentId, assignments.id))
    .where(and(ofAnnotator(annotatorId), eq(responses.counted, true), isNull(responses.withdrawn)))
    .orderBy(asc(assignments.id));
}

/** The work pages of an annotator that were withdrawn for a reason, in the order in which they came. */
export async function withdrawnPages(db: Db, annotatorId: string, reason: WithdrawalReason) {
  return db
    .select({ assignmentId: assignments.id, hitId: assignments.hitId, shown: assignments.shown })
    .from(assignments)
    .innerJoin(responses, eq(responses.assignmentId, assignments.id))
    .where(and(ofAnnotator(annotatorId), eq(responses.withdrawn, reason)))
    .orderBy(asc(responses.submittedAt), asc(assignments.id));
}

export async function markWithdrawn(
  tx: Tx,
  assignmentIds: string[],
  reason: WithdrawalReason,
): Promise<void> {
  await tx
    .update(responses)
    .set({ counted: false, withdrawn: reason })
    .where(inArray(responses.assignmentId, assignmentIds));
}

/** Gives the withdrawn pages of an annotator another reason for staying out. */
export async function changeWithdrawal(
  tx: Tx,
  annotatorId: string,
  { from, to }: { from: WithdrawalReason; to: WithdrawalReason },
): Promise<void> {
  const pages = await withdrawnPages(tx, annotatorId, from);
  for (const assignmentIds of inChunks(pages.map(({ assignmentId }) => assignmentId))) {
    await markWithdrawn(tx, assignmentIds, to);
  }
}

/** A withdrawn page is an ordinary one again, which counts or came too late. */
export async function markRestored(tx: Tx, assignmentId: string, counted: boolean): Promise<void> {
  await tx
    .update(responses)
    .set({ counted, withdrawn: null })
    .where(eq(responses.assignmentId, assignmentId));
}

/** Takes the counted judgments of some pages out. @returns how many, and the items they were about, each with whether it is gold. */
export async function uncountJudgments(tx: Tx, assignmentIds: string[]) {
  const changed = await tx
    .update(judgments)
    .set({ counted: false })
    .where(and(inArray(judgments.assignmentId, assignmentIds), eq(judgments.counted, true)))
    .returning({ itemId: judgments.itemId, isGold: judgments.isGold });
  const items = [...new Map(changed.map((judgment) => [judgment.itemId, judgment])).values()];
  return { count: changed.length, items };
}

export async function countJudgments(tx: Tx, assignmentId: string, itemIds: string[]): Promise<void> {
  await tx
    .update(judgments)
    .set({ counted: true })
    .where(and(eq(judgments.assignmentId, assignmentId), inArray(judgments.itemId, itemIds)));
}

/** The items of a page that its annotator judged there; those they had judged before are not among them. */
export async function itemsJudgedOn(db: Db, assignmentId: string): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ itemId: judgments.itemId })
    .from(judgments)
    .where(eq(judgments.assignmentId, assignmentId));
  return new Set(rows.map(({ itemId }) => itemId));
}

/** Gives the places of counted submissions back, one for each HIT. */
export async function uncountHits(tx: Tx, hitIds: string[]): Promise<void> {
  await tx
    .update(hits)
    .set({ openPlaces: sql`${hits.openPlaces} + 1`, countedCount: sql`${hits.countedCount} - 1` })
    .where(inArray(hits.id, hitIds));
}

export async function uncountGold(tx: Tx, itemIds: string[]): Promise<void> {
  await tx
    .update(items)
    .set({ countedAsGold: sql`${items.countedAsGold} - 1` })
    .where(inArray(items.id, itemIds));
}
