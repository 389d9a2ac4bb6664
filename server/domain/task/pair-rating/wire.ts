import { z } from "zod";
import { shownDimension } from "../shown-dimension";

/** A pair of texts as an annotator gets it. */
export const pairRatingItem = z.object({
  type: z.literal("pair-rating"),
  textA: z.string(),
  textB: z.string(),
  dimensions: z.array(shownDimension),
});
