import { z } from "zod";
import { shownDimension } from "../shown-dimension";

/** A question as an annotator gets it: one text and its candidates, or two texts that are the same or not. */
export const choiceItem = z.object({
  type: z.literal("choice"),
  texts: z.array(z.string()).min(1).max(2),
  /** In the order shown; empty where two texts are compared, which is answered by 1, the same, or 2, not the same. */
  candidates: z.array(z.string()),
  /** The scale holds the numbers from 1 to the last answer. */
  dimensions: z.array(shownDimension),
});
