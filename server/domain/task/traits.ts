import type { ProjectState } from "@/server/domain/project/project";
import { declarations, type TaskType } from "./task-types";
import type { TaskTypeDeclaration } from "./declaration";

/** What the product knows of a task type. */
export const declarationOf = (taskType: TaskType): TaskTypeDeclaration => declarations[taskType];

/** Whether an item of this type is a pair of texts and nothing more. */
export const itemsArePairs = (taskType: TaskType): boolean =>
  declarationOf(taskType).itemKind === "text-pair";

/** Whether people answer items of this type on a scale that the organizer sets. */
export const usesScale = (taskType: TaskType): boolean => declarationOf(taskType).usesScale;

/** Whether what is judged of an item is the number of one of its own answers. */
export const namesAnswers = (taskType: TaskType): boolean => declarationOf(taskType).namesAnswers;

/** Whether items of this type can have known answers: those that a number or an order says. */
export const hasGold = (taskType: TaskType): boolean => hasValues(taskType) || ranks(taskType);

/** What an attention check of this type consists of; null where an item cannot say itself what to answer. */
export const checkFormOf = (taskType: TaskType) => declarationOf(taskType).checkForm;

/** Whether it can be said how far people agree. */
export const hasAgreement = (taskType: TaskType): boolean => declarationOf(taskType).agreement !== "none";

/** Whether people mark units of content, so that agreement is about these. */
export const marksUnits = (taskType: TaskType): boolean => declarationOf(taskType).agreement === "units";

/** Whether numbers say what people answer, so that an item gets a value from its judgments. */
export const hasValues = (taskType: TaskType): boolean => declarationOf(taskType).agreement === "values";

/** Whether people answer with values of a scale, so that one person's can be set against those of others. */
export const ratesOnScale = (taskType: TaskType): boolean => usesScale(taskType) && hasValues(taskType);

/** Whether what people answer is an order of an item's candidates. */
export const ranks = (taskType: TaskType): boolean => declarationOf(taskType).agreement === "rankings";

/** What says that annotators of an item differ so much that more are asked; null where nothing does. */
export function boundOfExtra(taskType: TaskType): "ciWidth" | "disagreement" | null {
  if (ratesOnScale(taskType)) return "ciWidth";
  return namesAnswers(taskType) || ranks(taskType) ? "disagreement" : null;
}

/** Whether an item of this type is more than its two texts tell, so that lists offer the whole of it. */
export const hasWholeItem = (taskType: TaskType): boolean => declarationOf(taskType).hasWholeItem;

/** Whether items of this type may be rated on several dimensions, which the organizer names. */
export const hasDimensions = (taskType: TaskType): boolean => declarationOf(taskType).hasDimensions;

/** Whether runs of systems can be scored against releases of this type. */
export const scoresRuns = (taskType: TaskType): boolean => declarationOf(taskType).scoresRuns;

/** Whether items of this type have a screen of their own that is called so. */
export const hasItemScreen = (taskType: TaskType, path: string): boolean =>
  declarationOf(taskType).itemScreen?.path === path;

/** Whether the gold of a release of this type scores word vectors. */
export const scoresVectors = (taskType: TaskType): boolean => declarationOf(taskType).scoresVectors;

/** The screen of the Items tab that the project's type has and on which there is something to do now; null where none. */
export function openItemScreen({
  taskType,
  state,
}: {
  taskType: TaskType;
  state: ProjectState;
}): string | null {
  const { itemScreen } = declarationOf(taskType);
  if (itemScreen === null) return null;
  return (itemScreen.isOpenIn === "draft") === (state === "draft") ? itemScreen.path : null;
}
