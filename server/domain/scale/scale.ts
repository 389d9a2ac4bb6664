import { z } from "zod";

/** A labelled point of a scale with what it means and a pair that shows it. */
const scalePoint = z.object({
  value: z.number().min(-1_000).max(1_000),
  label: z.string().trim().max(80),
  definition: z.string().trim().max(1_000),
  exampleA: z.string().trim().max(2_000),
  exampleB: z.string().trim().max(2_000),
});
export type ScalePoint = z.infer<typeof scalePoint>;

/** Ordered points and the distance between admissible values; `notApplicable` adds a way out. */
export const scaleDraft = z.object({
  step: z.number().positive().max(1_000),
  notApplicable: z.boolean(),
  points: z.array(scalePoint).min(2).max(41),
});
export type ScaleDraft = z.infer<typeof scaleDraft>;
