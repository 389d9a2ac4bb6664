import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import { setPercentage } from "@/db/queries/prolific-submissions";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { codedOutcomes, partOfReward } from "@/server/domain/recruiter/prolific/completion-codes";
import type { ComparedParticipant } from "./read-participants";
import { writeAction } from "./write-action";

interface WantedEnd {
  study: ProlificStudyRow;
  participant: Pick<ComparedParticipant, "submission" | "ours">;
  /** `pay-part` of somebody who has entered their code already. */
  kind: "complete" | "pay-part";
  userId: string | null;
}

/**
 * Writes down that a submission is to be ended with the code of its outcome.
 * @returns false where that is under way, or the outcome has no code
 */
export async function askToComplete(
  deps: Pick<Deps, "newId" | "now">,
  tx: Tx,
  { study, participant: { submission, ours }, kind, userId }: WantedEnd,
): Promise<boolean> {
  const outcome = codedOutcomes.find((each) => each === ours?.end?.outcome);
  if (submission === null || ours === null || outcome === undefined) return false;
  const isPart = outcome === "partial" && study.plan.abilities.partPay;
  const percentage = isPart ? partOfReward(ours.earnedMinor, study.plan.rewardMinor) : null;
  const isNew = await writeAction(deps, tx, {
    study,
    userId,
    submissionId: submission.id,
    kind,
    data: { code: study.codes[outcome].researcher, ...(percentage !== null && { percentage }) },
  });
  if (isNew && percentage !== null) await setPercentage(tx, submission.id, percentage);
  return isNew;
}
