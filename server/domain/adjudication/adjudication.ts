import { z } from "zod";

/** What was at the bottom of a disagreement. */
export const adjudicationReasons = [
  "overlooked_text",
  "misunderstood",
  "typing_slip",
  "genuinely_ambiguous",
  "guideline_unclear",
] as const;
export type AdjudicationReason = (typeof adjudicationReasons)[number];

/** A value on the scale's step, the value that the judgments give by themselves, or Not Applicable. */
export const adjudicationDecision = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("value"), value: z.number() }),
  z.object({ kind: z.literal("mean") }),
  z.object({ kind: z.literal("not-applicable") }),
]);
export type AdjudicationDecision = z.infer<typeof adjudicationDecision>;

/** Whether an item's decision is that of the first person, the second, or of whoever settles their difference. */
export const adjudicationRounds = ["first", "second", "escalated"] as const;
export type AdjudicationRound = (typeof adjudicationRounds)[number];
