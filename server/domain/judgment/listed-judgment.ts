import { z } from "zod";

/** One annotator's answer to one item on one dimension, as programs read it. */
export const listedJudgment = z.object({
  itemId: z.string(),
  /** The item's own id and its dataset, as they were imported. */
  item: z.string(),
  dataset: z.string(),
  annotator: z.string(),
  dimension: z.string(),
  /** null for Not Applicable, and for an answer that no number says. */
  value: z.number().nullable(),
  /** A ranking or a written text, as JSON; null where a number says it. */
  answer: z.unknown(),
  /** How sure the annotator was, 1 to 3, where the project asks. */
  confidence: z.int().nullable(),
  seconds: z.number().nullable(),
  /** Whether the annotator saw A as B and B as A; null where the project does not swap sides. */
  isSwapped: z.boolean().nullable(),
  isGold: z.boolean(),
  /** Whether a gold item was answered right; null for other items. */
  isCorrect: z.boolean().nullable(),
  /** Whether it counts: not of a stopped or excluded annotator, not late, not beyond the overlap. */
  isCounted: z.boolean(),
  judgedAt: z.iso.datetime(),
});
export type ListedJudgment = z.infer<typeof listedJudgment>;

/** Where a judgment stands in the list of them. */
export const judgmentPlace = z.tuple([z.string().max(100), z.string().max(100), z.string().max(100)]);
export type JudgmentPlace = z.infer<typeof judgmentPlace>;
