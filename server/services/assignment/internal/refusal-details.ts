import type { WorkingAnnotator } from "@/db/queries/annotators";
import { attemptsOf } from "@/db/queries/qualification";
import {
  lastAnnotatorStatusEvent,
  annotatorStatusContestOf,
  type AnnotatorStatusEventRow,
} from "@/db/queries/annotator-status";
import type { Tx } from "@/db/store";
import type { NoAssignmentReason } from "@/server/domain/assignment/assignment";
import { refusalDetails, type RefusalDetails } from "@/server/domain/assignment/contracts";
import type { EligibilityCondition } from "@/server/domain/annotator/eligibility";
import { isoInstant } from "@/server/domain/instant";
import type { AnnotatorState } from "@/server/domain/annotator-status/annotator-status";
import { neededAnswers } from "@/server/domain/qualification/attempt-counts";
import { evaluateQualification, triesLeft } from "@/server/domain/qualification/evaluate-qualification";

/** Why there is no HIT, as far as the search for one has found out. */
export interface NoHit {
  reason: NoAssignmentReason;
  rule?: "budget" | "items" | "hits" | "returns";
  /** Items or HITs that a person may do, or HITs that they may give back. */
  limit?: number;
  /** ISO 8601. */
  date?: string;
  condition?: EligibilityCondition;
}

/** Who is told why they may not work, and may object. */
const mayObject = new Set<AnnotatorState>(["stopped", "paused", "failed"]);

const rules = refusalDetails.shape.rule.unwrap();

/** What the HIT that says so to the annotator needs to know. */
export async function refusalDetailsOf(
  tx: Tx,
  annotator: WorkingAnnotator,
  hit: NoHit,
): Promise<RefusalDetails> {
  const { reason, date, ...given } = hit;
  const closedAt = reason === "closed" && given.rule === undefined ? annotator.closedAt : null;
  const at = date ?? (closedAt === null ? undefined : isoInstant(closedAt));
  return {
    ...("condition" in given && { condition: given.condition }),
    ...("rule" in given && { rule: given.rule }),
    ...("limit" in given && { limit: given.limit }),
    ...(at !== undefined && { date: at }),
    ...(await annotatorStatusDetails(tx, annotator, reason)),
    submitted: annotator.submittedCount,
  };
}

async function annotatorStatusDetails(
  tx: Tx,
  annotator: WorkingAnnotator,
  reason: NoAssignmentReason,
): Promise<Partial<RefusalDetails>> {
  const event = mayObject.has(annotator.state)
    ? await lastAnnotatorStatusEvent(tx, annotator.annotatorId, annotator.state)
    : null;
  const contest = event === null ? {} : await contestDetails(tx, event);
  if (reason === "failed_qualification")
    return { ...contest, ...(await qualificationDetails(tx, annotator)) };
  return event === null ? {} : { ...contest, ...causeDetails(event) };
}

/** What they said against their status as it is now; an earlier one has been dealt with. */
async function contestDetails(tx: Tx, event: AnnotatorStatusEventRow): Promise<Partial<RefusalDetails>> {
  const contest = await annotatorStatusContestOf(tx, event.annotatorId);
  if (contest === null || contest.createdAt < event.at) return { contested: false };
  return { contested: true, ...(contest.answer !== null && { contestAnswer: contest.answer }) };
}

function causeDetails({ cause, counts }: AnnotatorStatusEventRow): Partial<RefusalDetails> {
  const rule = rules.safeParse(cause.rule);
  return {
    ...(rule.success && { rule: rule.data }),
    ...(cause.value !== undefined && { value: cause.value }),
    ...(cause.rule === "accuracy"
      ? { right: counts.goldRight, answered: counts.goldAnswered, bar: cause.bound }
      : cause.bound !== undefined && { limit: cause.bound }),
  };
}

async function qualificationDetails(tx: Tx, annotator: WorkingAnnotator): Promise<Partial<RefusalDetails>> {
  const policy = annotator.settings.qualification;
  const attempts = await attemptsOf(tx, annotator.annotatorId);
  const last = attempts.at(-1);
  if (last === undefined) return {};
  const decision = evaluateQualification(policy, attempts, last.finishedAt ?? 0);
  return {
    qualification: last.kind,
    right: last.right,
    answered: last.graded,
    bar: neededAnswers(last),
    triesLeft: triesLeft(policy, attempts),
    ...(decision.state === "waiting" && { date: isoInstant(decision.until) }),
  };
}
