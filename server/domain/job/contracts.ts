import { z } from "zod";
import { jobError, jobKinds, jobProgress, jobSnapshot, jobStates } from "./job";

/** A job as its card and the history show it. */
export const shownJob = z.object({
  id: z.string(),
  kind: z.enum(jobKinds),
  state: z.enum(jobStates),
  /** What it was asked to do, by the contract of its kind. */
  parameters: z.unknown(),
  /** null until it has read the data. */
  snapshot: jobSnapshot.nullable(),
  progress: jobProgress.nullable(),
  error: jobError.nullable(),
  /** Where it went on after the server had been ended, as a share of the whole; null if it never had to. */
  resumedAt: z.number().nullable(),
  /** Who started it; null where nobody did. */
  by: z.string().nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** The release that came of it; null for other kinds, and until there is one. */
  release: z.object({ version: z.int(), isNew: z.boolean() }).nullable(),
});
export type ShownJob = z.infer<typeof shownJob>;

export const jobInput = z.object({ job: z.string().max(64) });
export type JobInput = z.infer<typeof jobInput>;

/** The newest job that fits, whatever became of it, or null. */
export const latestJobInput = z.object({ kind: z.enum(jobKinds) });

/** A job of any of a person's projects, as the header counts it and a message tells of its end. */
export const ownJob = z.object({
  id: z.string(),
  kind: z.enum(jobKinds),
  state: z.enum(jobStates),
  project: z.object({ slug: z.string(), name: z.string() }),
});
export type OwnJob = z.infer<typeof ownJob>;
