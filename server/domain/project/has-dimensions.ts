import type { TaskType } from "./project";

/** Whether items of this type may be rated on several dimensions, which the organizer names. */
export const hasDimensions = (taskType: TaskType): boolean => taskType === "typed-rating";
