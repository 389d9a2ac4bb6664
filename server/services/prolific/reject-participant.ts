import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { RejectParticipantInput } from "@/server/domain/recruiter/prolific/contracts";
import { rejectionProblem, type RejectionProblem } from "@/server/domain/recruiter/prolific/lint-rejection";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { findParticipant } from "./internal/find-participant";
import { keepOfSubmissions } from "./internal/keep-compared";
import { userOf } from "./internal/user-of";
import { writeAction } from "./internal/write-action";

const sentences: Record<RejectionProblem, string> = {
  too_short: "Write at least 100 characters. The participant reads them.",
  screening: "People who did not pass the test cannot be rejected. Ask them to return their place.",
  known_answers: "Missed known answers are no ground for a rejection at Prolific.",
  attention_check: "Prolific rejects for its own kinds of attention checks alone. Choose another category.",
  pages_unpaid: "This person submitted pages, and you promised to pay each page.",
};

/**
 * Rejects a submission at Prolific, where its rules and the promise to pay each page allow it.
 * @throws DomainError `rejection_not_allowed` with the rule that forbids it; `submission_decided`; `rejection_under_way`;
 *   `participant_changed` where something else is under way
 */
export async function rejectParticipant(
  deps: Deps,
  scope: OrganizeScope,
  { submission, category, message }: RejectParticipantInput,
): Promise<void> {
  const found = await findParticipant(deps.store.read, scope.projectId, submission, deps.now());
  const { study, participant } = found;
  if (participant.submission?.status !== "AWAITING REVIEW") {
    const status = participant.submission?.status ?? "UNKNOWN";
    const sentence = "Only a submission that waits for a decision can be rejected.";
    throw new DomainError("submission_decided", sentence, { status });
  }
  if (participant.comparison.who === "touchstone") {
    throw new DomainError("participant_changed", "Something else is being done about this submission.");
  }
  const state = participant.annotator?.state;
  const problem = rejectionProblem({
    category,
    message,
    pages: participant.ours?.pages ?? 0,
    hasFailedQualification: state === "failed",
    isStoppedByGold: state === "stopped",
  });
  if (problem !== null) {
    throw new DomainError("rejection_not_allowed", sentences[problem], { rule: problem });
  }
  await deps.store.write(async (tx) => {
    const data = { category, message };
    const userId = userOf(scope);
    if (!(await writeAction(deps, tx, { study, submissionId: submission, kind: "reject", data, userId }))) {
      throw new DomainError("rejection_under_way", "This submission is being rejected already.");
    }
    await recordEvent(deps, tx, scope, "recruiter_participant_rejected", {
      recruiter: "prolific",
      annotator: participant.annotator?.pseudonym ?? null,
      category,
      message,
    });
  });
  await keepOfSubmissions(deps, scope.projectId, [submission]);
}
