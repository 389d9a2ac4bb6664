import { z } from "zod";

/** A scale as an annotator meets it. */
export const shownScale = z.object({
  step: z.number(),
  notApplicable: z.boolean(),
  points: z.array(z.object({ value: z.number(), label: z.string(), definition: z.string() })),
});
export type ShownScale = z.infer<typeof shownScale>;
