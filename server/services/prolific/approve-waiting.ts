import { participantsToMend, type ParticipantKey } from "@/db/queries/prolific-participants";
import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ApproveWaitingInput } from "@/server/domain/recruiter/prolific/contracts";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { keepSomeCompared } from "./internal/keep-compared";
import { lockStudy } from "./internal/lock-study";
import { readSomeParticipants } from "./internal/read-participants";
import { userOf } from "./internal/user-of";
import { writeAction } from "./internal/write-action";

/**
 * Approves everybody who waits for it and whose work is done.
 * @returns how many people
 * @throws DomainError `participants_changed` when they are not as many as the organizer was shown
 */
export async function approveWaiting(
  deps: Deps,
  scope: OrganizeScope,
  { expectedPeople }: ApproveWaitingInput,
): Promise<{ people: number }> {
  const { study, keys, people, isAsShown } = await deps.store.write((tx) =>
    approveEach(deps, tx, scope, expectedPeople),
  );
  // What is shown next is how it is now, also where nobody was approved.
  await keepSomeCompared(deps, study, keys);
  if (isAsShown) return { people };
  throw new DomainError(
    "participants_changed",
    "The list has changed since it was shown. Look at it again.",
    { people },
  );
}

interface Approved {
  study: ProlificStudyRow;
  /** Everybody who was thought to wait. */
  keys: ParticipantKey[];
  /** How many people were approved; where they are not as many as were shown, how many wait. */
  people: number;
  isAsShown: boolean;
}

async function approveEach(
  deps: Deps,
  tx: Tx,
  scope: OrganizeScope,
  expectedPeople: number,
): Promise<Approved> {
  const { project, study } = await lockStudy(tx, scope.projectId);
  const keys = await participantsToMend(tx, study.id, "approve");
  const waiting = (await readSomeParticipants(tx, { project, study }, deps.now(), keys)).filter(
    ({ comparison }) => comparison.act === "approve" && comparison.differs !== "refused-action",
  );
  if (waiting.length !== expectedPeople) return { study, keys, people: waiting.length, isAsShown: false };
  const userId = userOf(scope);
  let people = 0;
  for (const { submission } of waiting) {
    const approval = {
      study,
      submissionId: submission?.id ?? "",
      kind: "approve" as const,
      data: {},
      userId,
    };
    if (await writeAction(deps, tx, approval)) people += 1;
  }
  await recordEvent(deps, tx, scope, "recruiter_participants_approved", { recruiter: "prolific", people });
  return { study, keys, people, isAsShown: true };
}
