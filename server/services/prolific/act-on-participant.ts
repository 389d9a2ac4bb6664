import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ParticipantActInput } from "@/server/domain/recruiter/prolific/contracts";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { askToComplete } from "./internal/ask-to-complete";
import { keepOfSubmissions } from "./internal/keep-compared";
import { lockParticipant, type FoundParticipant } from "./internal/lock-participant";
import { readyBonus } from "./internal/ready-bonus";
import { userOf } from "./internal/user-of";
import { writeAction } from "./internal/write-action";

/**
 * Does what mends a participant, or what the rules allow instead: it is written down here and done at Prolific within seconds. A bonus becomes
 * ready and is paid with the others.
 * @throws DomainError `not_found`; `participant_changed` where it is under way or no longer what mends them
 */
export async function actOnParticipant(
  deps: Deps,
  scope: OrganizeScope,
  { submission, act }: ParticipantActInput,
): Promise<void> {
  await deps.store.write(async (tx) => {
    const found = await lockParticipant(tx, scope.projectId, submission, deps.now());
    const { comparison } = found.participant;
    if (![comparison.act, ...comparison.alternatives].includes(act)) throw changed();
    if (!(await acts[act](deps, tx, scope, found))) throw changed();
    await recordEvent(deps, tx, scope, "recruiter_participant_acted", {
      recruiter: "prolific",
      annotator: found.participant.annotator?.pseudonym ?? null,
      act,
    });
  });
  await keepOfSubmissions(deps, scope.projectId, [submission]);
}

const changed = () =>
  new DomainError(
    "participant_changed",
    "Something has changed for this person since. Look at the row again.",
  );

const submittedPages = (pages: number) => (pages === 1 ? "1 page submitted" : `${pages} pages submitted`);

type Act = (deps: Deps, tx: Tx, scope: OrganizeScope, found: FoundParticipant) => Promise<boolean>;

const returnReason = "Your work could not be completed. You will be paid for each page that you submitted.";

const acts: Record<ParticipantActInput["act"], Act> = {
  approve: (deps, tx, scope, { study, participant: { submission } }) =>
    writeAction(deps, tx, {
      study,
      submissionId: submission?.id ?? "",
      kind: "approve",
      data: {},
      userId: userOf(scope),
    }),
  complete: (deps, tx, scope, { study, participant }) =>
    askToComplete(deps, tx, { study, participant, kind: "complete", userId: userOf(scope) }),
  "pay-part": (deps, tx, scope, { study, participant }) =>
    askToComplete(deps, tx, { study, participant, kind: "pay-part", userId: userOf(scope) }),
  "ask-return": (deps, tx, scope, { study, participant: { submission } }) =>
    writeAction(deps, tx, {
      study,
      submissionId: submission?.id ?? "",
      kind: "ask-return",
      data: { reason: returnReason },
      userId: userOf(scope),
    }),
  "pay-bonus": (deps, tx, scope, { study, participant }) =>
    readyBonus(deps, tx, {
      study,
      submissionId: participant.submission?.id ?? "",
      amountMinor: participant.comparison.owedMinor,
      reason: submittedPages(participant.ours?.pages ?? 0),
      userId: userOf(scope),
    }),
};
