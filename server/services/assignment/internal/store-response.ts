import { insertResponse } from "@/db/queries/responses";
import type { SubmissionReply } from "@/server/domain/assignment/contracts";
import type { FirstSubmission } from "./submission";

/** Work items that count, and what is due; both 0 for a page that was kept and nothing more. */
export interface ResponseOutcome {
  counted: boolean;
  countedItemCount: number;
  dueMinor: number;
}

/** Stores what was submitted, untouched, with the reply that a repeated request gets again. */
export async function storeResponse(
  { tx, input, now }: FirstSubmission,
  reply: SubmissionReply,
  outcome: ResponseOutcome,
): Promise<void> {
  const { assignment: assignmentId, answers, seconds, conditions } = input;
  const body = { answers, seconds };
  await insertResponse(tx, { assignmentId, body, reply, conditions, ...outcome, submittedAt: now });
}
