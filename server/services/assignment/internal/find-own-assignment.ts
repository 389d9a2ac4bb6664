import { ownAssignment, type OwnAssignment } from "@/db/queries/assignments";
import type { Tx } from "@/db/store";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { DomainError } from "@/server/domain/errors";

/** @throws DomainError `not_found` for an assignment that is unknown or somebody else's; it does not say which. */
export async function findOwnAssignment(
  tx: Tx,
  { annotatorId }: AnnotatorActor,
  assignmentId: string,
): Promise<OwnAssignment> {
  const [found] = await ownAssignment(tx, { assignmentId, annotatorId });
  if (found === undefined) throw new DomainError("not_found", "There is no such page of yours.");
  return found;
}
