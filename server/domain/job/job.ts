import { z } from "zod";

/** Work that takes too long to be done while somebody waits for a page. */
export const jobKinds = ["agreement", "screening", "aggregation", "release", "rehearsal"] as const;
export type JobKind = (typeof jobKinds)[number];

export const jobStates = ["queued", "running", "done", "failed", "cancelled"] as const;
export type JobState = (typeof jobStates)[number];

/** Whether something is still to come of a job. */
export function isActive(state: JobState): boolean {
  return state === "queued" || state === "running";
}

/** What a job can be doing, as its card says it. */
const jobStages = [
  "reading",
  "alpha",
  "bootstrap",
  "annotators",
  "pairs",
  "rules",
  "values",
  "gold-files",
  "judgments",
  "report",
  "verification",
  "rehearsal",
] as const;
export type JobStage = (typeof jobStages)[number];

/** How far a job is: `done` of `total` steps of the whole job. */
export const jobProgress = z.object({
  stage: z.enum(jobStages),
  done: z.number(),
  total: z.number(),
});
export type JobProgress = z.infer<typeof jobProgress>;

/** What the data were when a job looked at them. */
export const jobSnapshot = z.object({
  items: z.int(),
  annotators: z.int(),
  judgments: z.int(),
  /** SHA-256 of what the job read; equal data have equal fingerprints. */
  fingerprint: z.string(),
});
export type JobSnapshot = z.infer<typeof jobSnapshot>;

/** Why a job ended without a result, as people read it. */
export const jobError = z.object({ reason: z.string(), message: z.string() });
export type JobError = z.infer<typeof jobError>;
