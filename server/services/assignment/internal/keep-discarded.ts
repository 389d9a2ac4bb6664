import { submitEnded } from "@/db/queries/assignments";
import { withholdItems } from "@/db/queries/withheld-items";
import { giveBackNamed } from "@/db/queries/named-items";
import type { WorkingAnnotator } from "@/db/queries/annotators";
import type { Tx } from "@/db/store";
import type { ShownItem } from "@/server/domain/assignment/assignment";
import type { SubmissionReply } from "@/server/domain/assignment/contracts";
import { amountOf } from "@/server/domain/payment/amount-of";
import { storeResponse } from "./store-response";
import type { FirstSubmission } from "./submission";

/** Keeps what came after its author's work had ended; it neither counts nor is due, and the page is not theirs again. */
export async function keepDiscarded(submission: FirstSubmission): Promise<SubmissionReply> {
  const { tx, annotator, own, input, now } = submission;
  const reply: SubmissionReply = {
    status: "discarded",
    afterLease: true,
    feedback: [],
    state: annotator.state,
    due: amountOf(annotator.settings, annotator.dueMinor),
  };
  await submitEnded(tx, input.assignment, now);
  // Its gold is never shown to them again, so its other items are not either.
  if (own.hitId === null) await withhold(tx, annotator, own.shown);
  await storeResponse(submission, reply, { counted: false, countedItemCount: 0, dueMinor: 0 });
  return reply;
}

/** What was on a list of theirs is anybody's then. */
async function withhold(
  tx: Tx,
  { annotatorId, invitationId }: WorkingAnnotator,
  shown: readonly ShownItem[],
) {
  const work = shown.filter(({ isGold, isRepeat }) => !isGold && isRepeat === undefined);
  await withholdItems(
    tx,
    annotatorId,
    work.map(({ itemId }) => itemId),
  );
  if (invitationId === null) return;
  for (const { itemId } of work) await giveBackNamed(tx, { invitationId, itemId });
}
