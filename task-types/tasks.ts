import type { TaskType } from "@/server/domain/task/task-types";
import { bestWorst } from "./best-worst/task";
import { choice } from "./choice/task";
import { directRating } from "./direct-rating/task";
import { pairRating } from "./pair-rating/task";
import { pairWriting } from "./pair-writing/task";
import { unitMarking } from "./unit-marking/task";
import { wordToSense } from "./word-to-sense/task";
import { targetRanking } from "./target-ranking/task";
import { typedRating } from "./typed-rating/task";
import type { Task } from "@/server/domain/task/task";

/** What each task type decides. */
export const tasks: Record<TaskType, Task> = {
  "pair-rating": pairRating,
  "typed-rating": typedRating,
  "pair-writing": pairWriting,
  "word-to-sense": wordToSense,
  choice,
  "best-worst": bestWorst,
  "target-ranking": targetRanking,
  "direct-rating": directRating,
  "unit-marking": unitMarking,
};
