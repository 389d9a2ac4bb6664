import { z } from "zod";

/** A statistic as it reaches a screen: with interval and n, or undefined with the reason. Never NaN. */
export const shownEstimate = z.union([
  z.object({ value: z.number(), low: z.number(), high: z.number(), n: z.int() }),
  z.object({ value: z.null(), reason: z.string(), n: z.int() }),
]);
export type ShownEstimate = z.infer<typeof shownEstimate>;
