import { submitEnded } from "@/db/queries/assignments";
import type { SubmissionReply } from "@/server/domain/assignment/contracts";
import { amountOf } from "@/server/domain/payment/amount-of";
import { storeResponse } from "./store-response";
import type { Submission } from "./submission";

/** Keeps what came after its author's work had ended; it neither counts nor is due, and the page is not theirs again. */
export async function keepDiscarded(submission: Submission): Promise<SubmissionReply> {
  const { tx, worker, input, now } = submission;
  const reply: SubmissionReply = {
    status: "discarded",
    afterLease: true,
    feedback: [],
    state: worker.state,
    due: amountOf(worker.settings, worker.dueMinor),
  };
  await submitEnded(tx, input.assignment, now);
  await storeResponse(submission, reply, { counted: false, countedItemCount: 0, dueMinor: 0 });
  return reply;
}
