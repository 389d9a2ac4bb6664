import type { WorkingAnnotator } from "@/db/queries/annotators";
import { leaseOf, noteShownIn, type Lease } from "@/db/queries/assignments";
import type { Tx } from "@/db/store";
import { together } from "@/db/together";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { NextResult } from "@/server/domain/assignment/contracts";
import { isExpired } from "@/server/domain/assignment/lease-times";
import { mayLease } from "@/server/domain/assignment/may-lease";
import { amountOf } from "@/server/domain/payment/amount-of";
import { endReasonOf, type EndReason } from "@/server/domain/recruiter/end-reason";
import { checkReadAnew } from "@/server/services/attention-check/internal/checks-read";
import { isQuestionnaireDue } from "@/server/services/questionnaire/internal/is-questionnaire-due";
import { leaseQualificationHit } from "@/server/services/qualification/internal/lease-qualification-hit";
import { correctableOf } from "./internal/correctable-of";
import { endAndGiveBack, endOverdue } from "./internal/end-leases";
import { findWorkingAnnotator } from "./internal/find-working-annotator";
import { withLaunched, type LaunchedOf, type LaunchedProject } from "./internal/launched-project";
import { leasedHitOf, type LeasedHit } from "./internal/open-lease";
import { BudgetTaken, promisePay } from "./internal/promise-pay";
import { refusalDetailsOf, type NoHit } from "./internal/refusal-details";
import { shownAssignment } from "./internal/shown-assignment";
import { noteEndOf } from "./internal/note-end-of";
import { wayBackOf } from "./internal/way-back-of";
import { leaseWorkHit } from "./internal/lease-work-hit";

/**
 * Leases the next HIT to an annotator. Whoever holds a live lease gets it again, so asking twice changes nothing; that
 * there is no HIT to work on is an answer with its reason, not an error.
 */
export async function leaseNextHit(deps: Deps, actor: AnnotatorActor): Promise<NextResult> {
  const first = await ask(deps, actor);
  if (!waitsForOthers(first)) return first;
  // What overdue leases hold is free as soon as somebody asks, whenever the next sweep is.
  const ended = await deps.store.write((tx) => endOverdue(deps, tx));
  return ended > 0 ? ask(deps, actor) : first;
}

/** There is a page for somebody who is not there: nothing that was written of it stays. */
class PageForAbsent extends Error {}

/**
 * Ends the work of somebody who has gone as if they had asked for a page once more, where there is none for them.
 * @returns whether it has ended; where there is a page, nothing is leased
 */
export async function endAbsent(deps: Deps, actor: AnnotatorActor): Promise<boolean> {
  try {
    await ask(deps, actor, { isAbsent: true });
    return true;
  } catch (error) {
    if (!(error instanceof PageForAbsent)) throw error;
    return false;
  }
}

/** Whether there is something for them to do before their work ends. */
const isAhead = (next: NextResult): boolean => next.kind === "assignment" || next.reason === "questionnaire";

interface Asked {
  /** Whether the budget has just been found taken; when it is once more, there is nothing to wait for. */
  isAgain?: boolean;
  /** Whether they are not there, so that a page is of no use. */
  isAbsent?: boolean;
}

function waitsForOthers(next: NextResult): boolean {
  if (next.kind === "assignment") return false;
  return next.reason === "nothing_left" || (next.reason === "closed" && next.details.rule === "budget");
}

async function ask(deps: Deps, actor: AnnotatorActor, asked: Asked = {}): Promise<NextResult> {
  try {
    const next = await withLaunched(deps, actor, async (tx, launchedOf) => {
      const answered = await answer(deps, tx, actor, launchedOf);
      if (asked.isAbsent && answered !== "ended_own" && isAhead(answered)) throw new PageForAbsent();
      return answered;
    });
    return next === "ended_own" ? await ask(deps, actor, asked) : next;
  } catch (error) {
    if (!(error instanceof BudgetTaken)) throw error;
    if (!asked.isAgain) return ask(deps, actor, { ...asked, isAgain: true });
    const usedUp: NoHit = { reason: "closed", rule: "budget" };
    return deps.store.write(async (tx) => refusal(deps, tx, await findWorkingAnnotator(tx, actor), usedUp));
  }
}

async function answer(
  deps: Deps,
  tx: Tx,
  actor: AnnotatorActor,
  launchedOf: LaunchedOf,
): Promise<NextResult | "ended_own"> {
  // The lease is looked at once the lock is held, though both go out at once.
  const [annotator, [held]] = await together([
    findWorkingAnnotator(tx, actor),
    leaseOf(tx, { annotatorId: actor.annotatorId }),
  ]);
  const launched = launchedOf(annotator);
  const found = await nextHit(deps, tx, annotator, { launched, held });
  if (found === "ended_own") return found;
  if ("reason" in found) return refusal(deps, tx, annotator, found);
  const due = amountOf(annotator.settings, annotator.dueMinor);
  const hit = await readInLanguage(tx, annotator, found, launched);
  const assignment = await shownAssignment(tx, annotator, hit, launched);
  return { kind: "assignment", assignment, due, ...(await correctableOf(deps, tx, annotator)) };
}

/** Notes in which language somebody reads a page; what they read before is there in it, as far as it can be. */
async function readInLanguage(
  tx: Tx,
  annotator: WorkingAnnotator,
  hit: LeasedHit,
  launched: LaunchedProject,
): Promise<LeasedHit> {
  const { lease } = hit;
  const { language } = launched;
  if (lease.language === language) return hit;
  const { attentionCheck: shown } = lease;
  const attentionCheck = shown === null ? null : checkReadAnew(shown, annotator, launched);
  await noteShownIn(tx, lease.assignmentId, language, attentionCheck);
  return { ...hit, lease: { ...lease, language, attentionCheck } };
}

async function refusal(deps: Deps, tx: Tx, annotator: WorkingAnnotator, hit: NoHit): Promise<NextResult> {
  const { reason } = hit;
  const details = await refusalDetailsOf(tx, annotator, hit);
  return {
    kind: "none",
    assignment: null,
    reason,
    // Who has questions to answer is not at an end.
    ...(reason !== "questionnaire" && (await endFor(deps, tx, annotator, endReasonOf(reason, details.rule)))),
    details,
    due: amountOf(annotator.settings, annotator.dueMinor),
    ...(await correctableOf(deps, tx, annotator)),
  };
}

/** Notes that somebody's work ends, and says where they go. */
async function endFor(deps: Deps, tx: Tx, annotator: WorkingAnnotator, end: EndReason) {
  await noteEndOf(tx, annotator, end, deps.now());
  return wayBackOf(deps, tx, annotator, end);
}

/** @returns `ended_own` when all it did was to end their overdue lease: places are taken in a transaction of their own. */
async function nextHit(
  deps: Deps,
  tx: Tx,
  annotator: WorkingAnnotator,
  { launched, held }: { launched: LaunchedProject; held: Lease | undefined },
): Promise<LeasedHit | NoHit | "ended_own"> {
  const { projectId, settings } = annotator;
  if (held !== undefined && !isExpired(held, deps.now())) return leasedHitOf(tx, held);
  if (held !== undefined) {
    await endAndGiveBack(deps, tx, { ...held, projectId }, "expired");
    return "ended_own";
  }
  const decision = mayLease(annotator, deps.now());
  if (!decision.may) return decision;
  if (annotator.state === "qualifying") {
    const hit = await promisePay(tx, annotator, settings.qualificationPayMinor, () =>
      leaseQualificationHit(deps, tx, annotator, launched),
    );
    if (hit !== "qualified") return hit;
  }
  if (await isQuestionnaireDue(tx, annotator, "before")) return { reason: "questionnaire" };
  return promisePay(tx, annotator, settings.payPerHitMinor ?? 0, () =>
    leaseWorkHit(deps, tx, annotator, launched),
  );
}
