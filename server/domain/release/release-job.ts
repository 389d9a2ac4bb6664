import { z } from "zod";
import { aggregationPolicy } from "@/server/domain/policy/outcome-policies";
import { manifestFile, releaseSummary } from "./release";

/** What a release is asked for with. */
export const releaseParameters = z.object({ aggregation: aggregationPolicy });
export type ReleaseParameters = z.infer<typeof releaseParameters>;

/** What became of it: a new version, or the earlier one that says the same. */
export const releaseResult = z.discriminatedUnion("isNew", [
  z.object({ isNew: z.literal(false), version: z.int(), fingerprint: z.string() }),
  z.object({
    isNew: z.literal(true),
    version: z.int(),
    fingerprint: z.string(),
    summary: releaseSummary,
    files: z.array(manifestFile),
    /** Where they lie, among the releases of the project; null in what 0.4.0 or before made. */
    folder: z.string().nullable().default(null),
  }),
]);
export type ReleaseResult = z.infer<typeof releaseResult>;
