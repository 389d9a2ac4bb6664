import { writeRepeatable, countSubmission } from "@/db/queries/annotators";
import { markWithdrawn } from "@/db/queries/responses";
import { together } from "@/db/together";
import { answerAsShown } from "@/server/domain/assignment/answer-as-shown";
import type { SubmissionReply } from "@/server/domain/assignment/contracts";
import { feedbackOn } from "@/server/domain/assignment/feedback-on";
import type { JudgedItem } from "@/server/domain/assignment/judge-hit";
import { keepRepeatable } from "@/server/domain/assignment/keep-repeatable";
import type { Taking } from "@/server/domain/assignment/take-submission";
import { noCounts, sumCounts } from "@/server/domain/gold/gold-counts";
import { accuracyStanding } from "@/server/domain/stopping/accuracy-standing";
import { amountOf } from "@/server/domain/payment/amount-of";
import type { Behaviour } from "@/server/domain/annotator-status/behaviour";
import { observeBehaviour } from "@/server/domain/annotator-status/observe-behaviour";
import {
  applyStoppingDecision,
  evaluateStopping,
} from "@/server/services/annotator-status/internal/evaluate-stopping";
import { warningMeanwhile } from "@/server/services/annotator-status/internal/warning-meanwhile";
import { gradeCheck } from "@/server/services/attention-check/internal/grade-check";
import { strongerVerdict } from "@/server/services/attention-check/internal/verdict-on-checks";
import { tasks } from "@/task-types/tasks";
import { requestExtraJudgments } from "./request-extra-judgments";
import { storeResponse } from "./store-response";
import { payHit } from "./pay-hit";
import { gradeHit, type FirstSubmission } from "./submission";
import { storeWork, type StoredWork } from "./store-submission";

/** Takes a page of work: counts it where it is needed, pays it in any case, and looks at how its author stands. */
export async function submitWork(
  submission: FirstSubmission,
  taking: Extract<Taking, { afterLease: boolean }>,
): Promise<SubmissionReply> {
  const { deps, tx, annotator, own, launched } = submission;
  const { settings } = annotator;
  const { gold, judged } = await gradeHit(submission);
  const stored = await storeWork(submission, taking, judged);
  await requestExtraJudgments(tx, annotator, stored.places);
  const behaviour = observeBehaviour(annotator.behaviour, judged.map(observed));
  const totals = await countPage(submission, judged, behaviour, stored);
  await keepForRepeats(submission, judged);
  const ofChecks = stored.isCounted ? await gradeCheck(submission) : null;
  const verdict =
    submission.exclusion !== null
      ? { state: annotator.state, cause: null }
      : strongerVerdict(annotator, await evaluateStopping(tx, annotator, { ...totals, behaviour }), ofChecks);
  const warning = verdict.warning ?? (await warningMeanwhile(tx, annotator, own.leasedAt));
  const isStopped = verdict.state === "stopped" && settings.stopping.onStop === "discard";
  const isDiscarded = submission.exclusion !== null || isStopped;
  const counts = stored.isCounted && !isDiscarded;
  const source = { task: tasks[annotator.taskType], gold, dimensions: launched.dimensions };
  const reply: SubmissionReply = {
    status: counts ? "counted" : isDiscarded ? "discarded" : "late",
    afterLease: taking.afterLease,
    feedback: settings.feedback ? feedbackOn(judged, source) : [],
    state: verdict.state,
    ...(warning && { warning }),
    // Without feedback nothing in the reply may depend on gold.
    ...(settings.feedback && {
      accuracy: accuracyStanding(
        settings,
        { right: totals.goldRightCount, answered: totals.goldAnsweredCount },
        {
          right: totals.goldRightSinceCleared,
          answered: totals.goldAnsweredSinceCleared,
          items: totals.goldItemsSinceCleared,
        },
      ),
    }),
    due: amountOf(settings, totals.dueMinor),
  };
  const outcome = {
    counted: stored.isCounted,
    countedItemCount: stored.workItems.size,
    dueMinor: own.payMinor,
  };
  if (verdict.cause === null && submission.exclusion === null) {
    await together([storeResponse(submission, reply, outcome), payHit(submission, stored.held)]);
    return reply;
  }
  await storeResponse(submission, reply, outcome);
  if (submission.exclusion !== null && stored.isCounted) {
    await markWithdrawn(tx, [submission.input.assignment], "excluded");
  }
  // After the response is there, because a stop may discard this page with the others.
  await applyStoppingDecision(deps, tx, annotator, verdict);
  await payHit(submission, stored.held);
  return reply;
}

const observed = ({ judgments, order = [] }: JudgedItem) => ({
  answers: judgments.map((judgment) => answerAsShown(judgment, order)),
  seconds: judgments[0]?.seconds ?? null,
});

/** Gold of a page that came too late is not looked at, as its judgments are not. */
async function countPage(
  { tx, annotator, own, now, exclusion }: FirstSubmission,
  judged: readonly JudgedItem[],
  behaviour: Behaviour,
  { isCounted }: StoredWork,
) {
  const gold = isCounted ? sumCounts(judged.map((item) => item.gold)) : noCounts;
  const [totals] = await countSubmission(tx, {
    annotatorId: annotator.annotatorId,
    workHits: 1,
    countedHits: isCounted && exclusion === null ? 1 : 0,
    judged: judged.length,
    goldAnswered: gold.answered,
    goldRight: gold.right,
    goldItems: gold.items,
    behaviour: JSON.stringify(behaviour),
    dueMinor: own.payMinor,
    now,
  });
  if (totals === undefined) throw new Error("The annotator is locked and cannot be gone.");
  return totals;
}

async function keepForRepeats(
  { deps, tx, annotator }: FirstSubmission,
  judged: readonly JudgedItem[],
): Promise<void> {
  const { repeatShare, twinShare } = annotator.settings;
  if (repeatShare + twinShare === 0) return;
  const own = judged.filter(({ isGold, isRepeat }) => !isGold && isRepeat === undefined);
  const itemIds = own.map(({ itemId }) => itemId);
  const kept = keepRepeatable(annotator.repeatable, annotator.judgedCount, itemIds, deps.random);
  await writeRepeatable(tx, annotator.annotatorId, kept);
}
