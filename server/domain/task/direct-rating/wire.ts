import { z } from "zod";
import { shownDimension } from "../shown-dimension";

/** A single text as an annotator gets it. */
export const directRatingItem = z.object({
  type: z.literal("direct-rating"),
  /** What is rated. */
  textA: z.string(),
  /** What it is to be read with, and is not rated; "" where there is nothing. */
  textB: z.string(),
  dimensions: z.array(shownDimension),
});
