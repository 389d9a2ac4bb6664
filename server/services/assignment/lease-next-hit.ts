import type { Worker } from "@/db/queries/annotators";
import { leaseOf } from "@/db/queries/assignments";
import { countHits, openHitNewTo } from "@/db/queries/hits";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { NoAssignmentReason } from "@/server/domain/assignment/assignment";
import type { NextResult } from "@/server/domain/assignment/contracts";
import { isExpired } from "@/server/domain/assignment/lease-times";
import { amountOf } from "@/server/domain/payment/amount-of";
import { endAndGiveBack, endOverdue } from "./end-leases";
import { findPlace } from "./find-place";
import { findWorker } from "./find-worker";
import { launchedProject, type LaunchedProject } from "./launched-project";
import { openLease, pageOf, reopenOwn, type LeasedPage } from "./open-lease";
import { shownAssignment } from "./shown-assignment";

type Page = LeasedPage | { reason: NoAssignmentReason };

/**
 * Leases the next HIT to an annotator. Whoever holds a live lease gets it again, so asking twice changes nothing; that
 * there is no page to work on is an answer with its reason, not an error.
 */
export async function leaseNextHit(deps: Deps, actor: AnnotatorActor): Promise<NextResult> {
  const launched = await launchedProject(deps, actor.projectId);
  const { worker, page } = await deps.store.write(async (tx) => {
    const worker = await findWorker(tx, actor);
    return { worker, page: await nextPage(deps, tx, worker, launched) };
  });
  const { settings, submittedCount } = worker;
  const due = amountOf(settings, worker.dueMinor);
  if ("reason" in page) return none(worker, page.reason);
  const assignment = shownAssignment(page.lease, submittedCount + 1, page.items, launched.dimensions);
  return { kind: "assignment", assignment, due };
}

async function nextPage(deps: Deps, tx: Tx, worker: Worker, launched: LaunchedProject): Promise<Page> {
  const [held] = await leaseOf(tx, { annotatorId: worker.annotatorId });
  if (held !== undefined && !isExpired(held, deps.now())) return pageOf(tx, held);
  if (held !== undefined) await endAndGiveBack(deps, tx, held, "expired");
  if (worker.projectState === "paused" || worker.projectState === "closed") {
    return { reason: worker.projectState };
  }
  const page =
    (await newPage(deps, tx, worker, launched)) ??
    // Places of overdue leases are free as soon as somebody asks, whenever the next sweep is.
    ((await endOverdue(deps, tx)) > 0 ? await newPage(deps, tx, worker, launched) : null);
  return page ?? { reason: await whyNone(tx, worker) };
}

async function newPage(
  deps: Deps,
  tx: Tx,
  worker: Worker,
  { goldItemCount }: LaunchedProject,
): Promise<LeasedPage | null> {
  const place = await findPlace(tx, worker, goldItemCount);
  return place === null ? reopenOwn(deps, tx, worker) : openLease(deps, tx, worker, place);
}

async function whyNone(tx: Tx, worker: Worker): Promise<NoAssignmentReason> {
  if (worker.submittedCount >= (await countHits(tx, worker.projectId))) return "finished";
  // Only a gold item they have met can have kept an open HIT that is new to them from this annotator.
  return (await openHitNewTo(tx, worker)).length > 0 ? "gold_exhausted" : "nothing_left";
}

function none(worker: Worker, reason: NoAssignmentReason): NextResult {
  const { submittedCount, closedAt, completionCode, settings, dueMinor } = worker;
  return {
    kind: "none",
    assignment: null,
    reason,
    ...(submittedCount > 0 && { completionCode }),
    details: {
      ...(reason === "closed" && closedAt !== null && { date: new Date(closedAt).toISOString() }),
      submitted: submittedCount,
    },
    due: amountOf(settings, dueMinor),
  };
}
