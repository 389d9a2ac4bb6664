import { z } from "zod";
import { errorReasons } from "@/server/domain/errors";
import { jobKinds, jobStates } from "./job";

/** Long work as programs follow it, whichever way it is done. */
export const followedJob = z.object({
  id: z.string(),
  project: z.string(),
  kind: z.enum([...jobKinds, "import"]),
  state: z.enum(jobStates),
  /** How far it is: `done` of `total` steps. */
  progress: z.object({ stage: z.string(), done: z.number(), total: z.number().nullable() }).nullable(),
  /** Why it ended without a result. */
  error: z
    .object({
      reason: z.union([z.enum(errorReasons), z.string()]),
      message: z.string(),
      details: z.record(z.string(), z.unknown()),
    })
    .nullable(),
  /** What came of it: of an import the items, of a release its version; the rest is read where it is shown. */
  result: z.record(z.string(), z.unknown()).nullable(),
});
export type FollowedJob = z.infer<typeof followedJob>;

export const startedFollowedJob = z.object({ job: z.object({ id: z.string() }) });
