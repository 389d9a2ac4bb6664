import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { AssignmentInput } from "@/server/domain/assignment/contracts";
import { DomainError } from "@/server/domain/errors";
import { endAndGiveBack } from "./internal/end-leases";
import { findOwnAssignment } from "./internal/find-own-assignment";
import { findWorkingAnnotator } from "./internal/find-working-annotator";

/**
 * Gives a page back so that somebody else can judge it; returning what is no lease any more changes nothing.
 * @throws DomainError `not_found` for an assignment that is not this annotator's, `conflict` for a submitted one.
 */
export async function returnAssignment(
  deps: Deps,
  actor: AnnotatorActor,
  { assignment: assignmentId }: AssignmentInput,
): Promise<void> {
  await deps.store.write(async (tx) => {
    await findWorkingAnnotator(tx, actor);
    const own = await findOwnAssignment(tx, actor, assignmentId);
    if (own.state === "submitted") {
      throw new DomainError("conflict", "This page has been submitted; it cannot be returned any more.");
    }
    await endAndGiveBack(deps, tx, { ...own, assignmentId, projectId: actor.projectId }, "returned");
  });
}
