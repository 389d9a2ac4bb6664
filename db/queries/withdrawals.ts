import { and, asc, eq, isNull, notExists, sql } from "drizzle-orm";
import { assignments, hitItems, judgments, responses } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import type { WithdrawalReason } from "@/server/domain/assignment/assignment";
import { inChunks } from "@/server/domain/in-chunks";
import { markWithdrawn } from "@/db/queries/responses";

const ofAnnotator = (annotatorId: string) =>
  and(eq(assignments.annotatorId, annotatorId), eq(assignments.kind, "work"));

/** The work HITs of an annotator that count. */
export async function countedHits(db: Db, annotatorId: string) {
  return db
    .select({ assignmentId: assignments.id, hitId: assignments.hitId })
    .from(assignments)
    .innerJoin(responses, eq(responses.assignmentId, assignments.id))
    .where(and(ofAnnotator(annotatorId), eq(responses.counted, true), isNull(responses.withdrawn)))
    .orderBy(asc(assignments.id));
}

/** The work HITs of an annotator that were withdrawn for a reason, in the order in which they came. */
export async function withdrawnHits(db: Db, annotatorId: string, reason: WithdrawalReason) {
  return db
    .select({ assignmentId: assignments.id, hitId: assignments.hitId, shown: assignments.shown })
    .from(assignments)
    .innerJoin(responses, eq(responses.assignmentId, assignments.id))
    .where(and(ofAnnotator(annotatorId), eq(responses.withdrawn, reason)))
    .orderBy(asc(responses.submittedAt), asc(assignments.id));
}

/** Gives the withdrawn HITs of an annotator another reason for staying out. */
export async function changeWithdrawal(
  tx: Tx,
  annotatorId: string,
  { from, to }: { from: WithdrawalReason; to: WithdrawalReason },
): Promise<void> {
  const hits = await withdrawnHits(tx, annotatorId, from);
  for (const assignmentIds of inChunks(hits.map(({ assignmentId }) => assignmentId))) {
    await markWithdrawn(tx, assignmentIds, to);
  }
}

/** The items of a HIT that its annotator judged there; those they had judged before are not among them. */
export async function itemsJudgedOn(db: Db, assignmentId: string): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ itemId: judgments.itemId })
    .from(judgments)
    .where(eq(judgments.assignmentId, assignmentId));
  return new Set(rows.map(({ itemId }) => itemId));
}

/** The work items of a fixed HIT, as submitted with this assignment, that do not count there. */
export async function uncountedWorkOf(db: Db, assignmentId: string): Promise<string[]> {
  const isCounted = db
    .select({ one: sql`1` })
    .from(judgments)
    .where(
      and(
        eq(judgments.assignmentId, assignments.id),
        eq(judgments.itemId, hitItems.itemId),
        eq(judgments.counted, true),
      ),
    );
  const rows = await db
    .select({ itemId: hitItems.itemId })
    .from(assignments)
    .innerJoin(hitItems, and(eq(hitItems.hitId, assignments.hitId), eq(hitItems.isGold, false)))
    .where(and(eq(assignments.id, assignmentId), notExists(isCounted)))
    .orderBy(asc(hitItems.itemId));
  return rows.map(({ itemId }) => itemId);
}
