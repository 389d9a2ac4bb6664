import { countSubmission } from "@/db/queries/annotators";
import { submitEnded, submitLease } from "@/db/queries/assignments";
import { insertJudgments } from "@/db/queries/judgments";
import { attemptsOf, updateAttempt, type AttemptRow } from "@/db/queries/qualification";
import type { SubmissionReply } from "@/server/domain/assignment/contracts";
import type { JudgedItem } from "@/server/domain/assignment/judge-hit";
import { sumCounts } from "@/server/domain/gold/gold-counts";
import type { Taking } from "@/server/domain/assignment/take-submission";
import { isoInstant } from "@/server/domain/instant";
import { amountOf } from "@/server/domain/payment/amount-of";
import { heldAgainstNobody, neededAnswers } from "@/server/domain/qualification/attempt-counts";
import {
  attemptPassed,
  evaluateQualification,
  triesLeft,
  type QualificationDecision,
} from "@/server/domain/qualification/evaluate-qualification";
import { qualificationFeedback } from "@/server/domain/qualification/qualification-feedback";
import type { AnnotatorState } from "@/server/domain/annotator-status/annotator-status";
import { payHit } from "@/server/services/assignment/internal/pay-hit";
import { storeResponse } from "@/server/services/assignment/internal/store-response";
import { gradeHit, type FirstSubmission } from "@/server/services/assignment/internal/submission";
import { changeAnnotatorStatus } from "@/server/services/annotator-status/internal/change-annotator-status";
import { tasks } from "@/task-types/tasks";

type Accepted = Extract<Taking, { afterLease: boolean }>;

/** Takes a page of a test, quiz or training: grades it, and lets its author work or fail where that decides it. */
export async function submitQualification(
  submission: FirstSubmission,
  taking: Accepted,
): Promise<SubmissionReply> {
  const { deps, tx, annotator, launched, own } = submission;
  const { settings } = annotator;
  const { gold, judged } = await gradeHit(submission);
  const held = await endQualificationHit(submission, taking);
  const { attempt, result, decision } = await gradeAttempt(submission, judged);
  await storeAnswers(submission, judged);
  const totals = await countPage(submission);
  const state = annotator.state === "qualifying" ? stateAfter(decision) : annotator.state;
  const reply: SubmissionReply = {
    status: "counted",
    afterLease: taking.afterLease,
    feedback: qualificationFeedback(result, judged, {
      task: tasks[annotator.taskType],
      gold,
      dimensions: launched.dimensions,
    }),
    state,
    qualification: result,
    due: amountOf(settings, totals.dueMinor),
  };
  await storeResponse(submission, reply, { counted: false, countedItemCount: 0, dueMinor: own.payMinor });
  if (state !== annotator.state) {
    const rule = state === "working" ? ("qualified" as const) : ("not-qualified" as const);
    const cause = { rule, value: attempt.right, bound: result.needed };
    await changeAnnotatorStatus(deps, tx, annotator.annotatorId, { to: state, cause });
  }
  await payHit(submission, held);
  return reply;
}

/**
 * A qualification holds no places, so what comes after its lease is as good.
 * @returns whether the lease held its share of the budget to the end.
 */
async function endQualificationHit(
  { tx, input, now }: FirstSubmission,
  { take }: Accepted,
): Promise<boolean> {
  const { assignment: assignmentId } = input;
  if (take === "held" && (await submitLease(tx, { assignmentId, now })).length > 0) return true;
  await submitEnded(tx, assignmentId, now);
  return false;
}

async function gradeAttempt({ tx, annotator, own, now }: FirstSubmission, judged: readonly JudgedItem[]) {
  const policy = annotator.settings.qualification;
  const attempts = await attemptsOf(tx, annotator.annotatorId);
  const before = attempts.find(({ id }) => id === own.attemptId);
  if (before === undefined) throw new Error("A page of a qualification belongs to an attempt.");
  const counts = sumCounts(judged.map(({ gold }) => heldAgainstNobody(gold)));
  const attempt: AttemptRow = {
    ...before,
    answered: before.answered + judged.length,
    graded: before.graded + counts.answered,
    right: before.right + counts.right,
  };
  attempt.passed = attemptPassed(attempt);
  attempt.finishedAt = attempt.passed === null ? null : now;
  await updateAttempt(tx, attempt.id, attempt);
  const after = attempts.map((one) => (one.id === attempt.id ? attempt : one));
  const decision = evaluateQualification(policy, after, now);
  const { kind, answered, right, graded, size, passed } = attempt;
  const needed = passed === null ? attempt.needed : neededAnswers(attempt);
  const result = {
    kind,
    answered,
    right,
    graded,
    size,
    needed,
    passed,
    triesLeft: triesLeft(policy, after),
    nextTryAt: decision.state === "waiting" ? isoInstant(decision.until) : null,
  };
  return { attempt, result, decision };
}

/** What is asked for now decides, which need not be what was asked for when the page was given. */
function stateAfter({ state }: QualificationDecision): AnnotatorState {
  if (state === "qualified") return "working";
  return state === "failed" ? "failed" : "qualifying";
}

/** Answers to gold that nobody meets twice are kept as judgments that never count; a test is answered at every try. */
async function storeAnswers(
  { tx, annotator, own, input, now }: FirstSubmission,
  judged: readonly JudgedItem[],
) {
  if (own.kind === "test") return;
  const source = { annotatorId: annotator.annotatorId, assignmentId: input.assignment, judgedAt: now };
  const rows = judged.flatMap(({ itemId, isGold, judgments }) =>
    judgments.map((one) => ({ itemId, isGold, counted: false, ...one })),
  );
  await insertJudgments(tx, source, rows);
}

async function countPage({ tx, annotator, own, now }: FirstSubmission) {
  const [totals] = await countSubmission(tx, {
    annotatorId: annotator.annotatorId,
    workHits: 0,
    countedHits: 0,
    judged: 0,
    goldAnswered: 0,
    goldRight: 0,
    goldItems: 0,
    behaviour: JSON.stringify(annotator.behaviour),
    dueMinor: own.payMinor,
    now,
  });
  if (totals === undefined) throw new Error("The annotator is locked and cannot be gone.");
  return totals;
}
