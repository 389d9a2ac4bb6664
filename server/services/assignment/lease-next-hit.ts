import type { Worker } from "@/db/queries/annotators";
import { leaseOf } from "@/db/queries/assignments";
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
import { BudgetTaken, promisePay } from "./promise-pay";
import { refusalDetailsOf, type NoPage } from "./refusal-details";
import { shownAssignment } from "./shown-assignment";
import { workPage } from "./work-page";

/**
 * Leases the next page to an annotator. Whoever holds a live lease gets it again, so asking twice changes nothing; that
 * there is no page to work on is an answer with its reason, not an error.
 */
export async function leaseNextHit(deps: Deps, actor: AnnotatorActor): Promise<NextResult> {
  const launched = await launchedProject(deps, actor.projectId);
  const first = await ask(deps, actor, launched);
  if (!waitsForOthers(first)) return first;
  // What overdue leases hold is free as soon as somebody asks, whenever the next sweep is.
  const ended = await deps.store.write((tx) => endOverdue(deps, tx));
  return ended > 0 ? ask(deps, actor, launched) : first;
}

function waitsForOthers(next: NextResult): boolean {
  if (next.kind === "assignment") return false;
  return next.reason === "nothing_left" || (next.reason === "closed" && next.details.rule === "budget");
}

/** @param isAgain whether the budget has just been found taken; when it is once more, there is nothing to wait for. */
async function ask(
  deps: Deps,
  actor: AnnotatorActor,
  launched: LaunchedProject,
  isAgain = false,
): Promise<NextResult> {
  try {
    const next = await deps.store.write((tx) => answer(deps, tx, actor, launched));
    return next === "ended_own" ? await ask(deps, actor, launched, isAgain) : next;
  } catch (error) {
    if (!(error instanceof BudgetTaken)) throw error;
    if (!isAgain) return ask(deps, actor, launched, true);
    const usedUp: NoPage = { reason: "closed", rule: "budget" };
    return deps.store.write(async (tx) => refusal(tx, await findWorker(tx, actor), usedUp));
  }
}

async function answer(
  deps: Deps,
  tx: Tx,
  actor: AnnotatorActor,
  launched: LaunchedProject,
): Promise<NextResult | "ended_own"> {
  const worker = await findWorker(tx, actor);
  const page = await nextPage(deps, tx, worker, launched);
  if (page === "ended_own") return page;
  if ("reason" in page) return refusal(tx, worker, page);
  const due = amountOf(worker.settings, worker.dueMinor);
  return { kind: "assignment", assignment: await shownAssignment(tx, worker, page, launched), due };
}

async function refusal(tx: Tx, worker: Worker, page: NoPage): Promise<NextResult> {
  return {
    kind: "none",
    assignment: null,
    reason: page.reason,
    ...(worker.submittedCount > 0 && { completionCode: worker.completionCode }),
    details: await refusalDetailsOf(tx, worker, page),
    due: amountOf(worker.settings, worker.dueMinor),
  };
}

/** @returns `ended_own` when all it did was to end their overdue lease: places are taken in a transaction of their own. */
async function nextPage(
  deps: Deps,
  tx: Tx,
  worker: Worker,
  launched: LaunchedProject,
): Promise<LeasedPage | NoPage | "ended_own"> {
  const { annotatorId, projectId, settings } = worker;
  const [held] = await leaseOf(tx, { annotatorId });
  if (held !== undefined && !isExpired(held, deps.now())) return pageOf(tx, held);
  if (held !== undefined) {
    await endAndGiveBack(deps, tx, { ...held, projectId }, "expired");
    return "ended_own";
  }
  const decision = mayLease(worker, deps.now());
  if (!decision.may) return decision;
  if (worker.state === "qualifying") {
    const page = await promisePay(tx, worker, settings.qualificationPayMinor, () =>
      qualificationPage(deps, tx, worker, launched),
    );
    if (page !== "qualified") return page;
  }
  return promisePay(tx, worker, settings.payPerHitMinor ?? 0, () => workPage(deps, tx, worker, launched));
}
