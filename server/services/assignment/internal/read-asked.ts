import type { WorkingAnnotator } from "@/db/queries/annotators";
import type { reportsOnPage } from "@/db/queries/item-reports";
import { contentsOfItems } from "@/db/queries/item-places";
import type { OwnAssignment } from "@/db/queries/assignments";
import type { Tx } from "@/db/store";
import type { SubmitAssignmentInput } from "@/server/domain/assignment/contracts";
import { checkAnswers } from "@/server/domain/assignment/check-answers";
import { itemsWithCheck, pageWithCheck } from "@/server/domain/attention-check/page-with-check";
import { DomainError } from "@/server/domain/errors";
import type { AskedItem } from "@/server/domain/task/task";
import { askedItems } from "@/task-types/asked-items";
import { tasks } from "@/task-types/tasks";
import type { LaunchedProject } from "./launched-project";

/** What of a page is to be answered. */
export interface AskedPage {
  /** By key. */
  asked: Map<string, AskedItem>;
  /** Items that were skipped. */
  skipped: Set<string>;
}

/** What is kept of a page before its answers come. */
export interface PageAsKept {
  own: Pick<OwnAssignment, "shown" | "attentionCheck">;
  reports: Awaited<ReturnType<typeof reportsOnPage>>;
}

/** What the answers to a page are checked against. */
export async function readAsked(
  tx: Tx,
  { taskType, settings }: WorkingAnnotator,
  { own, reports }: PageAsKept,
  { dimensions }: LaunchedProject,
): Promise<AskedPage> {
  const skipped = new Set(reports.filter((report) => report.skipped).map(({ itemId }) => itemId));
  const shown = pageWithCheck(own).filter(({ itemId }) => !skipped.has(itemId));
  const itemIds = shown.map(({ itemId }) => itemId);
  const read = tasks[taskType].hasContent ? await contentsOfItems(tx, itemIds) : [];
  const items = itemsWithCheck(read, own);
  return { asked: askedItems(shown, items, { dimensions, settings }), skipped };
}

/** What was sent without the answers to items that were skipped meanwhile, as in another window. */
export function withoutSkipped(
  input: SubmitAssignmentInput,
  own: Pick<OwnAssignment, "shown" | "attentionCheck">,
  { skipped }: Pick<AskedPage, "skipped">,
): SubmitAssignmentInput {
  if (skipped.size === 0) return input;
  const keys = new Set(
    pageWithCheck(own)
      .filter(({ itemId }) => skipped.has(itemId))
      .map(({ key }) => key),
  );
  return { ...input, answers: input.answers.filter(({ key }) => !keys.has(key)) };
}

/** @throws DomainError `invalid_answers` with the rule that each answer breaks. */
export function refuseInvalid(
  input: Pick<SubmitAssignmentInput, "answers">,
  { taskType }: Pick<WorkingAnnotator, "taskType">,
  asked: ReadonlyMap<string, AskedItem>,
): void {
  const problems = checkAnswers(tasks[taskType], input.answers, asked);
  if (problems.length === 0) return;
  throw new DomainError(
    "invalid_answers",
    "Some answers cannot be taken; nothing was saved. Answer every item once, as it asks.",
    { answers: problems },
  );
}
