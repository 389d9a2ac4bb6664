import { z } from "zod";

/** Below two there is nothing to rank; more than a person can compare, and keys are the letters of the alphabet in number. */
export const positiveLimits = { min: 2, max: 26 } as const;

const longestCandidate = 1_000;
const candidates = z.array(z.string().min(1).max(longestCandidate));

/** What a target group consists of besides its target. Annotators see and rank the positives only. */
export const targetGroup = z.object({
  positives: candidates.min(positiveLimits.min).max(positiveLimits.max),
  distractors: candidates,
  randoms: candidates,
});
export type TargetGroup = z.infer<typeof targetGroup>;
