import { z } from "zod";
import { behaviourFigures } from "@/server/domain/policy/policies";

/**
 * Where somebody stands in a project. `qualifying` has a test, quiz or training before them, `working` may lease HITs,
 * `paused` waits for an organizer, `stopped` has been stopped by a rule or by hand, `failed` did not qualify.
 */
export const annotatorStates = ["qualifying", "working", "paused", "stopped", "failed"] as const;
export type AnnotatorState = (typeof annotatorStates)[number];

/** Why a status changed. `reused`: passed in another project; `gold-changed`: a known answer was mended; `excluded`:
 * an exclusion ended the work, or was taken back. */
export const annotatorStatusRules = [
  "qualified",
  "reused",
  "not-qualified",
  "accuracy",
  ...behaviourFigures,
  "attention-checks",
  "gold-changed",
  "excluded",
  "by-hand",
] as const;
export type AnnotatorStatusRule = (typeof annotatorStatusRules)[number];

/** The rule that applied, with the figure and the bound that it compared, where it compares any. */
export const annotatorStatusCause = z.object({
  rule: z.enum(annotatorStatusRules),
  value: z.number().optional(),
  bound: z.number().optional(),
});
export type AnnotatorStatusCause = z.infer<typeof annotatorStatusCause>;

/** What was known of an annotator when their status changed. */
export const annotatorStatusCounts = z.object({
  submitted: z.int(),
  judged: z.int(),
  goldRight: z.int(),
  goldAnswered: z.int(),
});
export type AnnotatorStatusCounts = z.infer<typeof annotatorStatusCounts>;

/** Raised whenever the meaning of a rule changes, so that an event can be read by the rules it was written under. */
export const rulesVersion = 1;
