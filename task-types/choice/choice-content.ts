import { z } from "zod";
import { sameAnswers } from "./same-answers";

/** How many candidates a question may have. */
export const candidateLimits = { min: 2, max: 9 };

const candidate = z.string().min(1).max(1_000_000);

/** The number of the right answer, from 1, where the test says it; annotators are not told. */
const right = z.int().min(1).max(candidateLimits.max).nullable();

/** The candidates of a question, whose text is the item's first; or a pair of texts that mean the same or do not. */
export const choiceContent = z.discriminatedUnion("form", [
  z.object({
    form: z.literal("question"),
    candidates: z.array(candidate).min(candidateLimits.min).max(candidateLimits.max),
    right,
  }),
  z.object({ form: z.literal("pair"), right }),
]);
export type ChoiceContent = z.infer<typeof choiceContent>;

/** The name of the one dimension, as programs know it. */
export const choiceDimension = "choice";

/** The answers that there are to choose from. */
export const answerTexts = (content: ChoiceContent): readonly string[] =>
  content.form === "question" ? content.candidates : sameAnswers;

export const answerCount = (content: ChoiceContent): number => answerTexts(content).length;
