import { z } from "zod";
import { askedDimension } from "../asked-dimension";

/** Four pairs as an annotator gets them. */
export const bestWorstItem = z.object({
  type: z.literal("best-worst"),
  /** In the order shown. */
  pairs: z.array(z.tuple([z.string(), z.string()])),
  /** Called most and least. */
  dimensions: z.array(askedDimension),
});
