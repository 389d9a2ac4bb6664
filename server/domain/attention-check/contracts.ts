import { z } from "zod";

/** How people answered each attention check of a project, in the order of its settings. */
export const checkCounts = z.array(
  z.object({
    id: z.string(),
    /** Whether anyone can be asked it: its texts make an item, and an accepted answer is on the scale. */
    isUsable: z.boolean(),
    /** People whose page had it. */
    shown: z.int(),
    passed: z.int(),
    failed: z.int(),
    /** People who reported or skipped it. */
    reports: z.int(),
  }),
);
export type CheckCounts = z.infer<typeof checkCounts>;
