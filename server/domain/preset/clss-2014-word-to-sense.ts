import { clss2014Rating } from "./clss-2014-rating";
import type { Preset } from "./preset";

const instructions = `Each page shows words, A, with what is meant by them, and beside each a sense from a dictionary, B. For every pair, say how similar the two **meanings** are.

- Judge what is meant here, not what else the word can mean.
- Open **Parents and siblings** where a meaning is not clear: they show what it is a kind of, and what else is.
- Five points of the scale are defined. If a pair lies between two of them, take one of the three steps between.`;

/** SemEval-2014 Task 3, word to sense (2014 §3.3): rated as the other comparisons, with both glosses in view. */
export const clss2014WordToSense: Preset = {
  ...clss2014Rating,
  taskType: "word-to-sense",
  dimensions: [
    { name: "similarity", question: "How similar is what A means to the sense B?", definition: "" },
  ],
  settings: { ...clss2014Rating.settings, instructions, overlap: 2 },
};
