import { participantsToMend } from "@/db/queries/prolific-participants";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ApproveWaitingInput } from "@/server/domain/recruiter/prolific/contracts";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { keepSomeCompared } from "./internal/keep-compared";
import { readSomeParticipants } from "./internal/read-participants";
import { requireStudy } from "./internal/require-study";
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
  const db = deps.store.read;
  const study = await requireStudy(db, scope.projectId);
  const project = await readProject(db, scope.projectId);
  const keys = await participantsToMend(db, study.id, "approve");
  const waiting = (await readSomeParticipants(db, { project, study }, deps.now(), keys)).filter(
    ({ comparison }) => comparison.act === "approve" && comparison.differs !== "refused-action",
  );
  if (waiting.length !== expectedPeople) {
    // What is shown next is how it is now.
    await keepSomeCompared(deps, study, keys);
    throw new DomainError(
      "participants_changed",
      "The list has changed since it was shown. Look at it again.",
      {
        people: waiting.length,
      },
    );
  }
  await deps.store.write(async (tx) => {
    for (const { submission } of waiting) {
      await writeAction(deps, tx, {
        study,
        submissionId: submission?.id ?? "",
        kind: "approve",
        data: {},
        userId: userOf(scope),
      });
    }
    await recordEvent(deps, tx, scope, "recruiter_participants_approved", {
      recruiter: "prolific",
      people: waiting.length,
    });
  });
  await keepSomeCompared(deps, study, keys);
  return { people: waiting.length };
}
