import { z } from "zod";
import { answerBase } from "../answer-base";
import { shownDimension } from "../shown-dimension";
import { blankReasons, longestWrittenText } from "./answer-limits";
import { writingContent } from "./content";

/** A larger text, and what is to be written for it, as an annotator gets it. */
export const writingItem = writingContent.extend({
  type: z.literal("pair-writing"),
  largerText: z.string(),
  dimensions: z.array(shownDimension),
});

/** A text that somebody wrote. */
export const textAnswer = answerBase.extend({ text: z.string().max(longestWrittenText) }).strict();
/** Why somebody left a text unwritten. */
export const blankAnswer = answerBase.extend({ blank: z.enum(blankReasons) }).strict();

export const writingAnswer = z.union([textAnswer, blankAnswer]);
export type WritingAnswer = z.infer<typeof writingAnswer>;
