import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { RejectParticipantInput } from "@/server/domain/recruiter/prolific/contracts";
import { rejectionProblem, type RejectionProblem } from "@/server/domain/recruiter/prolific/lint-rejection";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { keepOfSubmissions } from "./internal/keep-compared";
import { lockParticipant } from "./internal/lock-participant";
import type { ComparedParticipant } from "./internal/read-participants";
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
  await deps.store.write(async (tx) => {
    const { study, participant } = await lockParticipant(tx, scope.projectId, submission, deps.now());
    requireUndecided(participant);
    requireAllowed(participant, { category, message });
    const data = { category, message };
    const userId = userOf(scope);
    if (!(await writeAction(deps, tx, { study, submissionId: submission, kind: "reject", data, userId }))) {
      throw rejectionUnderWay();
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

const rejectionUnderWay = () =>
  new DomainError("rejection_under_way", "This submission is being rejected already.");

function requireUndecided({ submission, comparison, action }: ComparedParticipant): void {
  if (submission?.status !== "AWAITING REVIEW") {
    const status = submission?.status ?? "UNKNOWN";
    const sentence = "Only a submission that waits for a decision can be rejected.";
    throw new DomainError("submission_decided", sentence, { status });
  }
  if (comparison.who !== "touchstone") return;
  if (action?.kind === "reject") throw rejectionUnderWay();
  throw new DomainError("participant_changed", "Something else is being done about this submission.");
}

function requireAllowed(
  { ours, annotator }: ComparedParticipant,
  { category, message }: Pick<RejectParticipantInput, "category" | "message">,
): void {
  const problem = rejectionProblem({
    category,
    message,
    pages: ours?.pages ?? 0,
    hasFailedQualification: annotator?.state === "failed",
    isStoppedByGold: annotator?.state === "stopped",
  });
  if (problem !== null) {
    throw new DomainError("rejection_not_allowed", sentences[problem], { rule: problem });
  }
}
