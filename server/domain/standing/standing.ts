import { z } from "zod";
import { behaviourFigures } from "@/server/domain/policy/policies";

/**
 * Where somebody stands in a project. `qualifying` has a test, quiz or training before them, `working` may lease HITs,
 * `paused` waits for an organizer, `stopped` has been stopped by a rule or by hand, `failed` did not qualify.
 */
export const annotatorStates = ["qualifying", "working", "paused", "stopped", "failed"] as const;
export type AnnotatorState = (typeof annotatorStates)[number];

/** Why a standing changed. `reused`: passed in another project; `gold-changed`: a known answer was mended; `excluded`:
 * an exclusion ended the work, or was taken back. */
export const standingRules = [
  "qualified",
  "reused",
  "not-qualified",
  "accuracy",
  ...behaviourFigures,
  "gold-changed",
  "excluded",
  "by-hand",
] as const;
export type StandingRule = (typeof standingRules)[number];

/** The rule that applied, with the figure and the bound that it compared, where it compares any. */
export const standingCause = z.object({
  rule: z.enum(standingRules),
  value: z.number().optional(),
  bound: z.number().optional(),
});
export type StandingCause = z.infer<typeof standingCause>;

/** What was known of an annotator when their standing changed. */
export const standingCounts = z.object({
  submitted: z.int(),
  judged: z.int(),
  goldRight: z.int(),
  goldAnswered: z.int(),
});
export type StandingCounts = z.infer<typeof standingCounts>;

/** Raised whenever the meaning of a rule changes, so that an event can be read by the rules it was written under. */
export const rulesVersion = 1;
