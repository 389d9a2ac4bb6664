import type { Worker } from "@/db/queries/annotators";
import { leaseOf } from "@/db/queries/assignments";
import { changeCommitted, commitPay } from "@/db/queries/budget";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { NextResult } from "@/server/domain/assignment/contracts";
import { isExpired } from "@/server/domain/assignment/lease-times";
import { mayLease } from "@/server/domain/assignment/may-lease";
import { amountOf } from "@/server/domain/payment/amount-of";
import { qualificationPage } from "@/server/services/qualification/qualification-page";
import { endAndGiveBack, endOverdue } from "./end-leases";
import { findWorker } from "./find-worker";
import { launchedProject, type LaunchedProject } from "./launched-project";
import { pageOf, type LeasedPage } from "./open-lease";
import { refusalDetailsOf, type NoPage } from "./refusal-details";
import { shownAssignment } from "./shown-assignment";
import { workPage } from "./work-page";

/**
 * Leases the next page to an annotator. Whoever holds a live lease gets it again, so asking twice changes nothing; that
 * there is no page to work on is an answer with its reason, not an error.
 */
export async function leaseNextHit(deps: Deps, actor: AnnotatorActor): Promise<NextResult> {
  const launched = await launchedProject(deps, actor.projectId);
  return deps.store.write(async (tx) => {
    const worker = await findWorker(tx, actor);
    const page = await nextPage(deps, tx, worker, launched);
    const due = amountOf(worker.settings, worker.dueMinor);
    if (!("reason" in page)) {
      return { kind: "assignment", assignment: await shownAssignment(tx, worker, page, launched), due };
    }
    return {
      kind: "none",
      assignment: null,
      reason: page.reason,
      ...(worker.submittedCount > 0 && { completionCode: worker.completionCode }),
      details: await refusalDetailsOf(tx, worker, page),
      due,
    };
  });
}

async function nextPage(
  deps: Deps,
  tx: Tx,
  worker: Worker,
  launched: LaunchedProject,
): Promise<LeasedPage | NoPage> {
  const { annotatorId, projectId } = worker;
  const [held] = await leaseOf(tx, { annotatorId });
  if (held !== undefined && !isExpired(held, deps.now())) return pageOf(tx, held);
  if (held !== undefined) await endAndGiveBack(deps, tx, { ...held, projectId }, "expired");
  const decision = mayLease(worker, deps.now());
  if (!decision.may) return decision;
  if (worker.state === "qualifying") {
    const page = await promised(deps, tx, worker, worker.settings.qualificationPayMinor, () =>
      qualificationPage(deps, tx, worker, launched),
    );
    if (page !== "qualified") return page;
  }
  return promised(deps, tx, worker, worker.settings.payPerHitMinor ?? 0, () =>
    pageNow(deps, tx, worker, launched),
  );
}

async function pageNow(deps: Deps, tx: Tx, worker: Worker, launched: LaunchedProject) {
  const page = await workPage(deps, tx, worker, launched);
  if (!("reason" in page) || page.reason !== "nothing_left") return page;
  // Places of overdue leases are free as soon as somebody asks, whenever the next sweep is.
  return (await endOverdue(deps, tx)) > 0 ? workPage(deps, tx, worker, launched) : page;
}

/** Looks for a page within the budget: its pay is set aside first, and given back as far as no page promises it. */
async function promised<Page extends LeasedPage | NoPage | "qualified">(
  deps: Deps,
  tx: Tx,
  { projectId, settings }: Worker,
  payMinor: number,
  look: () => Promise<Page>,
): Promise<Page | NoPage> {
  const { budgetMinor } = settings.limits;
  if (budgetMinor === null || payMinor === 0) return look();
  const isWithin = async () => (await commitPay(tx, { projectId, payMinor, budgetMinor })).length > 0;
  // Overdue leases hold pay that is free as soon as somebody asks for it.
  const isPromised = (await isWithin()) || ((await endOverdue(deps, tx)) > 0 && (await isWithin()));
  if (!isPromised) return { reason: "closed", rule: "budget" };
  const page = await look();
  const kept = typeof page === "object" && "lease" in page ? page.lease.payMinor : 0;
  if (kept < payMinor) await changeCommitted(tx, { projectId, byMinor: kept - payMinor });
  return page;
}
