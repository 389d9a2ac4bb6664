import { submitEnded } from "@/db/queries/assignments";
import { insertResponse } from "@/db/queries/judgments";
import type { SubmissionReply } from "@/server/domain/assignment/contracts";
import { amountOf } from "@/server/domain/payment/amount-of";
import type { Submission } from "./submission";

/** Keeps what came after its author's work had ended; it neither counts nor is due, and the page is not theirs again. */
export async function keepDiscarded({ tx, worker, input, now }: Submission): Promise<SubmissionReply> {
  const reply: SubmissionReply = {
    status: "discarded",
    afterLease: true,
    feedback: [],
    state: worker.state,
    due: amountOf(worker.settings, worker.dueMinor),
  };
  const { assignment: assignmentId, answers, seconds, conditions } = input;
  await submitEnded(tx, assignmentId, now);
  await insertResponse(tx, {
    assignmentId,
    body: { answers, seconds },
    reply,
    conditions,
    counted: false,
    countedItemCount: 0,
    dueMinor: 0,
    submittedAt: now,
  });
  return reply;
}
