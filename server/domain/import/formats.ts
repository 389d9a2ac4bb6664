import type { TaskType } from "@/server/domain/project/project";
import type { ItemFormat } from "./contracts";

/** The forms of files that each task type reads, the most usual first. */
export const readFormats: Readonly<Record<TaskType, readonly ItemFormat[]>> = {
  "pair-rating": ["csv", "tsv", "jsonl", "sts", "clss"],
  "typed-rating": ["csv", "tsv", "jsonl", "sts"],
  "pair-writing": ["csv", "tsv", "jsonl"],
  "word-to-sense": ["tsv"],
  choice: ["csv", "tsv", "jsonl"],
  "best-worst": ["csv", "tsv", "jsonl", "sts", "clss", "questions"],
  "target-ranking": ["csv", "tsv", "jsonl", "comparisons"],
};
