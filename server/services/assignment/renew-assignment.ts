import { extendLease, leaseOf, reopenLease, type OwnAssignment } from "@/db/queries/assignments";
import type { Worker } from "@/db/queries/annotators";
import { takePlace } from "@/db/queries/hits";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { AssignmentInput, RenewedAssignment } from "@/server/domain/assignment/contracts";
import { leaseEnd, maxRenewals } from "@/server/domain/assignment/lease-times";
import { DomainError } from "@/server/domain/errors";
import { findOwnAssignment } from "./find-own-assignment";
import { findWorker } from "./find-worker";

/**
 * Gives an annotator at work a whole lease from now on; a page whose lease has ended too, while it has a place.
 * @throws DomainError `not_found` for an assignment that is not this annotator's, `conflict` for a submitted one,
 *   `assignment_returned`, `project_closed`, `renewals_used_up`, `assignment_expired` when others have the place.
 */
export async function renewAssignment(
  deps: Deps,
  actor: AnnotatorActor,
  { assignment: assignmentId }: AssignmentInput,
): Promise<RenewedAssignment> {
  return deps.store.write(async (tx) => {
    const worker = await findWorker(tx, actor);
    const own = await findOwnAssignment(tx, actor, assignmentId);
    refuseUnrenewable(worker, own);
    const now = deps.now();
    const lease = { expiresAt: leaseEnd(worker.settings, now), renewalCount: own.renewalCount + 1 };
    if (!(await extendLease(tx, assignmentId, lease))) {
      await takeAgain(tx, actor, own);
      await reopenLease(tx, assignmentId, { ...lease, leasedAt: now });
    }
    return { expiresAt: new Date(lease.expiresAt).toISOString() };
  });
}

function refuseUnrenewable({ projectState }: Worker, { state, renewalCount }: OwnAssignment): void {
  if (state === "submitted") throw new DomainError("conflict", "This page has been submitted already.");
  if (state === "returned") {
    throw new DomainError("assignment_returned", "This page was returned; others judge its items now.");
  }
  if (projectState === "closed") {
    throw new DomainError(
      "project_closed",
      "The project is closed. Submit the page before its time is over.",
    );
  }
  if (renewalCount >= maxRenewals) {
    throw new DomainError("renewals_used_up", `A page can be kept ${maxRenewals} times. Submit it now.`, {
      limit: maxRenewals,
    });
  }
}

async function takeAgain(tx: Tx, { annotatorId }: AnnotatorActor, { hitId }: OwnAssignment): Promise<void> {
  const hasOther = (await leaseOf(tx, { annotatorId })).length > 0;
  if (hasOther || (await takePlace(tx, { hitId })).length === 0) {
    throw new DomainError("assignment_expired", "Your time for this page is over, and others judge it now.");
  }
}
