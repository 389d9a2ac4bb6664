import type { TaskType } from "./project";

/** Types whose answers are no points of a scale: they still have one in which their numbers are stored. */
const unscaled: readonly string[] = ["target-ranking", "choice", "best-worst"];

/** Whether people answer items of this type on a scale that the organizer sets. */
export const usesScale = (taskType: TaskType): boolean => !unscaled.includes(taskType);

/** Types whose items have answers with texts of their own, which are judged by their numbers. */
const withOwnAnswers: readonly string[] = ["choice", "best-worst"];

/** Whether what is judged of an item is the number of one of its own answers. */
export const namesAnswers = (taskType: TaskType): boolean => withOwnAnswers.includes(taskType);
