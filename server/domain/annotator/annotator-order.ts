import type { TaskType } from "@/server/domain/task/task-types";
import { checkFormOf, hasGold, ratesOnScale } from "@/server/domain/task/traits";
import { type AnnotatorSort, annotatorSorts } from "./listing";

/** The orders that mean something for a task type. */
export function sortsFor(taskType: TaskType): AnnotatorSort[] {
  const isRated = ratesOnScale(taskType);
  const ofSomeTasks: Partial<Record<AnnotatorSort, boolean>> = {
    gold: hasGold(taskType),
    agreement: isRated,
    missing: isRated,
    checks: checkFormOf(taskType) !== null,
  };
  return annotatorSorts.filter((sort) => ofSomeTasks[sort] ?? true);
}
