import { clss2014Rating } from "./clss-2014-rating";
import type { Preset } from "./preset";

const instructions = `Each page shows a text and asks you to **write a shorter one**: a sentence, a phrase or a single word.

- The page names a rating and what it means. Write something that, beside the text above it, would be given just this rating.
- Use your own words, and do not copy the text.
- Do not look anything up.
- If you do not understand the text, or nothing would be rated so, leave it blank and say why. That is a good answer, too.`;

const consent = `What you write becomes part of a published data set, without anything that names you. Others rate it; you are never asked to rate your own.
You can stop at any time. Pay was agreed with you beforehand.`;

/**
 * SemEval-2014 Task 3, phase 1 (2014 §3.2): one person writes a smaller text for a larger one so that the pair would get
 * a requested rating of 1 to 4; paid in bulk, without gold.
 */
export const clss2014Writing: Preset = {
  ...clss2014Rating,
  taskType: "pair-writing",
  dimensions: [
    { name: "text", question: "Write a text that would get the requested rating.", definition: "" },
  ],
  settings: {
    ...clss2014Rating.settings,
    instructions,
    consent,
    hitSize: 1,
    overlap: 1,
    adjudication: { ...clss2014Rating.settings.adjudication, difference: null },
  },
};
