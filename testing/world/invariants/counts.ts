import { groupBy } from "@/server/domain/group-by";
import type { CampaignRecords, Page } from "./read-campaign";
import { isKeptOnly, isSkipped, unequal } from "./tally";

type Annotator = CampaignRecords["annotators"][number];

/** What is kept of each annotator is what follows from their submissions. */
export function countViolations(campaign: CampaignRecords): string[] {
  return campaign.annotators.flatMap((annotator) => annotatorCounts(campaign, annotator));
}

function annotatorCounts(campaign: CampaignRecords, annotator: Annotator): string[] {
  const { id, clearedAt } = annotator;
  const taken = campaign.pages.filter(
    (page) => page.annotatorId === id && campaign.responses.has(page.id) && !isKeptOnly(campaign, page),
  );
  const work = taken.filter(({ kind }) => kind === "work");
  const gold = goldOf(campaign, work);
  const recent = gold.filter(({ judgedAt }) => clearedAt === null || judgedAt > clearedAt);
  const right = (of: typeof gold) => of.filter((one) => one.isRight).length;
  const shown = work.flatMap((page) =>
    page.shown.filter(({ itemId }) => !isSkipped(campaign, page.id, itemId)),
  ).length;
  const is = (figure: keyof Annotator, derived: number) =>
    unequal(`${figure} of annotator ${id}`, Number(annotator[figure]), derived);
  return [
    ...is("submittedCount", taken.length),
    ...is("workHitCount", work.length),
    ...is("countedHitCount", work.filter((page) => campaign.responses.get(page.id)?.counted).length),
    ...is("judgedCount", shown),
    ...is("goldAnsweredCount", gold.length),
    ...is("goldRightCount", right(gold)),
    ...is("goldAnsweredSinceCleared", recent.length),
    ...is("goldRightSinceCleared", right(recent)),
    ...is("goldItemsSinceCleared", new Set(recent.map(({ question }) => question)).size),
  ];
}

/** The checked gold answers of those pages that counted when they came; gold of late ones is not looked at. */
function goldOf({ project, responses, judgments }: CampaignRecords, pages: readonly Page[]) {
  const counted = pages.filter(({ id }) => {
    const response = responses.get(id);
    if (response === undefined) return false;
    return response.counted || response.withdrawn !== null || response.countedItemCount > 0;
  });
  const ids = new Set(counted.map(({ id }) => id));
  const checked = judgments.filter((one) => one.correct !== null && ids.has(one.assignmentId));
  const questionOf = ({ assignmentId, itemId }: (typeof checked)[number]) => `${assignmentId} ${itemId}`;
  const { goldGrading } = project.settings;
  const answerOf = (one: (typeof checked)[number]) =>
    goldGrading === "item" ? questionOf(one) : `${questionOf(one)} ${one.dimensionId}`;
  return groupBy(checked, answerOf).map((answers) => ({
    question: questionOf(answers[0]),
    judgedAt: Math.max(...answers.map(({ judgedAt }) => judgedAt)),
    isRight: answers.every(({ correct }) => correct === true),
  }));
}
