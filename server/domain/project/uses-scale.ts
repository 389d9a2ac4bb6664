import type { TaskType } from "./project";

/** Types whose answers are no points of a scale: they still have one in which their numbers are stored. */
const unscaled: readonly string[] = ["target-ranking", "choice", "best-worst"];

/** Whether people answer items of this type on a scale that the organizer sets. */
export const usesScale = (taskType: TaskType): boolean => !unscaled.includes(taskType);
