import { changeGoldCounts, type WorkingAnnotator } from "@/db/queries/annotators";
import { placesOfItems } from "@/db/queries/item-places";
import { lockWorkOn } from "@/db/queries/batch-work";
import type { Tx } from "@/db/store";
import type { SubmissionReply } from "@/server/domain/assignment/contracts";
import { feedbackOn } from "@/server/domain/assignment/feedback-on";
import { isGoldLookedAt } from "@/server/domain/assignment/is-gold-looked-at";
import type { JudgedItem } from "@/server/domain/assignment/judge-hit";
import {
  addCounts,
  changedCounts,
  countGold,
  noCounts,
  sumCounts,
  type GoldCounts,
} from "@/server/domain/gold/gold-counts";
import { groupBy } from "@/server/domain/group-by";
import { amountOf } from "@/server/domain/payment/amount-of";
import { accuracyStanding } from "@/server/domain/stopping/accuracy-standing";
import { keepSpreadsAnew } from "@/server/services/adjudication/internal/keep-spreads";
import {
  evaluateStopping,
  type Verdict,
} from "@/server/services/annotator-status/internal/evaluate-stopping";
import { strongerVerdict } from "@/server/services/attention-check/internal/verdict-on-checks";
import { tasks } from "@/task-types/tasks";
import type { LaunchedProject } from "./launched-project";
import { requestExtraJudgments } from "./request-extra-judgments";
import type { Changes, StoredResponse } from "./store-correction";
import type { gradeHit } from "./submission";

interface CorrectedPage {
  annotator: WorkingAnnotator;
  launched: LaunchedProject;
  /** As it was before. */
  response: StoredResponse;
  changes: Changes;
  /** What the corrected answer to an attention check asks for; null where nothing does. */
  ofChecks: Verdict | null;
  judged: JudgedItem[];
  gold: Awaited<ReturnType<typeof gradeHit>>["gold"];
}

/** Brings an annotator's gold in line with a corrected page and looks at how they stand; how they work is not looked at anew. */
export async function judgeCorrection(
  tx: Tx,
  page: CorrectedPage,
): Promise<{ reply: SubmissionReply; verdict: Verdict }> {
  const { annotator, launched, response, changes, ofChecks, judged, gold } = page;
  const { settings } = annotator;
  const { total, sinceCleared } = goldChange(page);
  await changeGoldCounts(tx, [annotator.annotatorId], { total, sinceCleared });
  const counted = changes.changed.filter(({ before }) => before.counted && !before.isGold);
  const itemIds = [...new Set(counted.map(({ itemId }) => itemId))];
  await lockWorkOn(tx, itemIds);
  await keepSpreadsAnew(tx, itemIds);
  if (settings.extraJudgments !== null) {
    await requestExtraJudgments(tx, annotator, await placesOfItems(tx, itemIds));
  }
  const figures = addCounts(
    {
      right: annotator.goldRightSinceCleared,
      answered: annotator.goldAnsweredSinceCleared,
      items: annotator.goldItemsSinceCleared,
    },
    sinceCleared,
  );
  const found = await evaluateStopping(tx, annotator, {
    goldRightSinceCleared: figures.right,
    goldAnsweredSinceCleared: figures.answered,
    goldItemsSinceCleared: figures.items,
    behaviour: annotator.behaviour,
  });
  const verdict = strongerVerdict(annotator, found, ofChecks);
  const source = { task: tasks[annotator.taskType], gold, dimensions: launched.dimensions };
  const isStopped = verdict.state === "stopped" && settings.stopping.onStop === "discard";
  const all = {
    right: annotator.goldRightCount + total.right,
    answered: annotator.goldAnsweredCount + total.answered,
  };
  const { accuracy: _before, warning: _told, ...before } = response.reply;
  const reply: SubmissionReply = {
    ...before,
    status: isStopped ? "discarded" : before.status,
    feedback: settings.feedback ? feedbackOn(judged, source) : [],
    state: verdict.state,
    ...(verdict.warning && { warning: verdict.warning }),
    // Without feedback nothing in the reply may depend on gold.
    ...(settings.feedback && { accuracy: accuracyStanding(settings, all, figures) }),
    due: amountOf(settings, annotator.dueMinor),
  };
  return { reply, verdict };
}

/** What a correction adds to its author's gold; a page that came too late adds nothing, as before. */
function goldChange({ annotator, response, changes, judged }: CorrectedPage): {
  total: GoldCounts;
  sinceCleared: GoldCounts;
} {
  if (!isGoldLookedAt(response)) return { total: noCounts, sinceCleared: noCounts };
  const { goldGrading } = annotator.settings;
  const byItem = groupBy(
    changes.before.filter(({ isGold }) => isGold),
    ({ itemId }) => itemId,
  );
  const before = sumCounts(
    byItem.map((rows) =>
      countGold(
        goldGrading,
        rows.map(({ correct }) => correct),
      ),
    ),
  );
  const ids = new Set(byItem.map(([{ itemId }]) => itemId));
  const now = sumCounts(judged.filter(({ itemId }) => ids.has(itemId)).map(({ gold }) => gold));
  const total = changedCounts(before, now);
  const { clearedAt } = annotator;
  const isRecent = clearedAt === null || response.submittedAt > clearedAt;
  return { total, sinceCleared: isRecent ? total : noCounts };
}
