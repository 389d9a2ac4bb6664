import type { TaskType } from "@/server/domain/project/project";

/** What the items of a release are, with what was judged of them, by task type. */
export const itemWords: Record<TaskType, string> = {
  "pair-rating": "text pairs with graded similarity",
  "typed-rating": "pairs of records with graded similarity",
  "target-ranking": "target groups with rankings of their candidates",
  "pair-writing": "prompts with texts written at a requested similarity",
  "word-to-sense": "words with graded similarity to a sense",
  choice: "questions with the answers that were chosen",
  "best-worst": "questions with the most and the least similar of four pairs",
};
