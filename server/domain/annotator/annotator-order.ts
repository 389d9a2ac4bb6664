import type { TaskType } from "@/server/domain/task/task-types";
import { hasGold, ratesOnScale } from "@/server/domain/task/traits";
import { isSoughtId } from "./is-sought-id";
import {
  type AnnotatorSort,
  type ListAnnotatorsInput,
  type ListedAnnotator,
  annotatorSorts,
} from "./listing";

/** The orders that mean something for a task type. */
export function sortsFor(taskType: TaskType): AnnotatorSort[] {
  const isRated = ratesOnScale(taskType);
  const ofSomeTasks: Partial<Record<AnnotatorSort, boolean>> = {
    gold: hasGold(taskType),
    agreement: isRated,
    missing: isRated,
  };
  return annotatorSorts.filter((sort) => ofSomeTasks[sort] ?? true);
}

/** The figure of an order, smaller ones first; null where there is none. */
const rankOf: Record<Exclude<AnnotatorSort, "id">, (annotator: ListedAnnotator) => number | null> = {
  objection: ({ objects }) => (objects ? 0 : 1),
  gold: ({ goldAccuracy }) => goldAccuracy.value,
  agreement: ({ agreement }) => agreement.value,
  seconds: ({ medianSeconds }) => medianSeconds,
  run: ({ longestRun }) => -longestRun,
  missing: ({ missingShare }) => (missingShare.value === null ? null : -missingShare.value),
  late: ({ lateHits }) => -lateHits,
  hits: ({ hits }) => -hits,
  due: ({ due }) => (due === null ? null : -due.amount),
  seen: ({ lastSeenAt }) => -Date.parse(lastSeenAt),
};

type Choice = Pick<ListAnnotatorsInput, "state" | "sort" | "search">;

/**
 * The annotators asked for, in the order asked for; ties stay in the order given.
 * @param search part of an id or of a recruiter's id, in capitals or not.
 */
export function chosenAnnotators(
  annotators: readonly ListedAnnotator[],
  { state, sort, search }: Choice,
): ListedAnnotator[] {
  const isIn = ({ isExcluded, state: own }: ListedAnnotator) =>
    state === "all" || (state === "excluded" ? isExcluded : own === state);
  const chosen = annotators.filter(
    (annotator) => isIn(annotator) && isSoughtId([annotator.pseudonym, annotator.externalId], search),
  );
  if (sort === "id") return chosen;
  const rank = (annotator: ListedAnnotator) => rankOf[sort](annotator) ?? Number.MAX_VALUE;
  return chosen.sort((one, other) => rank(one) - rank(other));
}
