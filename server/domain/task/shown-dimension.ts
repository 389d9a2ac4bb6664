import { z } from "zod";
import { shownScale } from "@/server/domain/scale/shown-scale";

/** One of the ratings that are asked of an item; `id` is the name by which answers call it. */
export const shownDimension = z.object({
  id: z.string(),
  label: z.string(),
  /** What is meant by it; empty where the label says it. */
  definition: z.string(),
  scale: shownScale,
});
export type ShownDimension = z.infer<typeof shownDimension>;
