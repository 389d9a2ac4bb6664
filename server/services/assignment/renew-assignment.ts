import { extendLease, leaseOf, reopenLease, showAnew, type OwnAssignment } from "@/db/queries/assignments";
import type { WorkingAnnotator } from "@/db/queries/annotators";
import { holdBudgets } from "@/db/queries/budget";
import { commitPay } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { AssignmentInput, RenewedAssignment } from "@/server/domain/assignment/contracts";
import { leaseEnd, maxRenewals } from "@/server/domain/assignment/lease-times";
import { mayLease } from "@/server/domain/assignment/may-lease";
import { DomainError } from "@/server/domain/errors";
import { findOwnAssignment } from "./internal/find-own-assignment";
import { findWorkingAnnotator } from "./internal/find-working-annotator";
import { launchedProject, type LaunchedProject } from "./internal/launched-project";
import { takeForReturn } from "./internal/reopen-hit";
import { hasRoomAgain, remainingCapacity } from "./internal/remaining-capacity";

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
  const launched = await launchedProject(deps, actor);
  return deps.store.write(async (tx) => {
    const annotator = await findWorkingAnnotator(tx, actor);
    const own = await findOwnAssignment(tx, actor, assignmentId);
    refuseUnrenewable(annotator, own);
    const now = deps.now();
    const lease = { expiresAt: leaseEnd(annotator.settings, now), renewalCount: own.renewalCount + 1 };
    if (!(await extendLease(tx, assignmentId, lease))) {
      await takeAgain(tx, annotator, { ...own, assignmentId }, { launched, now });
      await reopenLease(tx, assignmentId, { ...lease, leasedAt: now });
    }
    return { expiresAt: new Date(lease.expiresAt).toISOString() };
  });
}

function refuseUnrenewable(annotator: WorkingAnnotator, { state, renewalCount }: OwnAssignment): void {
  if (state === "submitted") throw new DomainError("conflict", "This page has been submitted already.");
  if (state === "returned") {
    throw new DomainError("assignment_returned", "This page was returned; others judge its items now.");
  }
  if (annotator.projectState === "closed") {
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

type Ended = OwnAssignment & { assignmentId: string };
type Moment = { launched: LaunchedProject; now: number };

/** Takes the places and the pay of a page again whose lease has ended, as far as it may come back; else it stays ended. */
async function takeAgain(tx: Tx, annotator: WorkingAnnotator, own: Ended, moment: Moment): Promise<void> {
  const isTaken =
    (await mayHaveAgain(tx, annotator, own, moment)) &&
    (await takePlaces(tx, annotator, own)) &&
    (await promiseAgain(tx, annotator, own));
  if (!isTaken) {
    throw new DomainError("assignment_expired", "Your time for this page is over, and others judge it now.");
  }
}

/** A page whose lease has ended is leased anew, so it is theirs only where a new one could be. */
async function mayHaveAgain(
  tx: Tx,
  annotator: WorkingAnnotator,
  own: Ended,
  { launched, now }: Moment,
): Promise<boolean> {
  if (!mayLease(annotator, now).may || (await leaseOf(tx, annotator)).length > 0) return false;
  return (
    own.kind !== "work" || hasRoomAgain(tx, annotator, own, remainingCapacity(annotator, launched).allowed)
  );
}

async function takePlaces(tx: Tx, annotator: WorkingAnnotator, own: Ended): Promise<boolean> {
  if (own.kind !== "work") return true;
  const shown = await takeForReturn(tx, annotator, own);
  if (shown !== null && own.hitId === null) await showAnew(tx, own.assignmentId, shown);
  return shown !== null;
}

async function promiseAgain(tx: Tx, { projectId }: WorkingAnnotator, { payMinor }: OwnAssignment) {
  if (payMinor === 0) return true;
  const budgetMinor = (await holdBudgets(tx, [projectId])).get(projectId);
  if (budgetMinor === undefined) return true;
  return (await commitPay(tx, { projectId, payMinor, budgetMinor })).length > 0;
}
