import { z } from "zod";
import { answerBase } from "../answer-base";
import { shownDimension } from "../shown-dimension";
import { writingContent } from "./content";

/** A larger text, and what is to be written for it, as an annotator gets it. */
export const writingItem = writingContent.extend({
  type: z.literal("pair-writing"),
  largerText: z.string(),
  dimensions: z.array(shownDimension),
});

/** A text that somebody wrote, of up to 5,000 characters. */
const textAnswer = answerBase.extend({ text: z.string() }).strict();
/** Why somebody left a text unwritten: one of the known reasons. */
const blankAnswer = answerBase.extend({ blank: z.string() }).strict();

export const writingAnswer = z.union([textAnswer, blankAnswer]);
export type WritingAnswer = z.infer<typeof writingAnswer>;
