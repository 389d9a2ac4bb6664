import { statement } from "@/db/statement";
import { responses } from "@/db/schema";
import type { SubmissionConditions, WithdrawalReason } from "@/server/domain/assignment/assignment";
import type { SubmissionReply } from "@/server/domain/assignment/contracts";
import type { Db, Tx } from "@/db/store";
import { eq, inArray, sql } from "drizzle-orm";

const { placeholder } = sql;

export interface NewResponse extends Record<string, unknown> {
  assignmentId: string;
  body: unknown;
  reply: SubmissionReply;
  conditions: SubmissionConditions;
  counted: boolean;
  countedItemCount: number;
  dueMinor: number;
  submittedAt: number;
}

/** Stores what was submitted, with the reply that a repeated request gets again. */
export const insertResponse = statement<NewResponse, unknown>("insert_response", (db) =>
  db.insert(responses).values({
    assignmentId: placeholder("assignmentId"),
    body: placeholder("body"),
    reply: placeholder("reply"),
    conditions: placeholder("conditions"),
    counted: placeholder("counted"),
    countedItemCount: placeholder("countedItemCount"),
    dueMinor: placeholder("dueMinor"),
    submittedAt: placeholder("submittedAt"),
  }),
);

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

/** A withdrawn HIT is an ordinary one again, which counts or came too late. */
export async function markRestored(tx: Tx, assignmentId: string, counted: boolean): Promise<void> {
  await tx
    .update(responses)
    .set({ counted, withdrawn: null })
    .where(eq(responses.assignmentId, assignmentId));
}

/** Changes what is kept of a submitted page. */
export async function rewriteResponse(
  tx: Tx,
  assignmentId: string,
  change: Partial<typeof responses.$inferSelect>,
): Promise<void> {
  await tx.update(responses).set(change).where(eq(responses.assignmentId, assignmentId));
}

/** What is kept of a submitted page. */
export async function readResponse(db: Db, assignmentId: string) {
  const [found] = await db.select().from(responses).where(eq(responses.assignmentId, assignmentId));
  return found;
}
