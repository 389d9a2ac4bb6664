import { ownAssignment } from "@/db/queries/assignments";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { AssignmentInput, SentAt } from "@/server/domain/assignment/contracts";
import { DomainError } from "@/server/domain/errors";
import { isoInstant } from "@/server/domain/instant";

/**
 * When an annotator submitted a page that some tab still shows; null while it can be submitted.
 * @throws DomainError `not_found` for an assignment that is unknown or another's.
 */
export async function showSentAt(
  deps: Pick<Deps, "store">,
  { annotatorId }: AnnotatorActor,
  { assignment }: AssignmentInput,
): Promise<SentAt> {
  const [own] = await ownAssignment(deps.store.read, { assignmentId: assignment, annotatorId });
  if (own === undefined) throw new DomainError("not_found", "There is no such page of yours.");
  return { sentAt: own.submittedAt === null ? null : isoInstant(own.submittedAt) };
}
