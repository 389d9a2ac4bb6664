import type { TaskType } from "@/server/domain/project/project";
import { pairRating } from "./pair-rating/task";
import { wordToSense } from "./word-to-sense/task";
import type { Task } from "./task";

/** What each task type decides. */
export const tasks: Record<TaskType, Task> = {
  "pair-rating": pairRating,
  "word-to-sense": wordToSense,
};
