import { z } from "zod";
import { aggregationPolicy } from "@/server/domain/policy/outcome-policies";
import { manifestFile, releaseSummary } from "./release";

const version = z.int().min(1).max(1_000_000_000);
/** null where no item gets a value, as numbers do not say what people answer. */
const aggregationOfValues = aggregationPolicy.nullable();

/** A release as the list of releases shows it. */
export const listedRelease = z.object({
  version,
  fingerprint: z.string(),
  aggregation: aggregationOfValues,
  summary: releaseSummary,
  files: z.array(manifestFile),
  /** Who made it; null where that was done on the server itself. */
  by: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type ListedRelease = z.infer<typeof listedRelease>;

/** What a release that is made now would hold, and what it would still lack. */
export const releaseOutlook = z.object({
  aggregation: aggregationOfValues,
  /** Whether values by this aggregation say something of such answers. */
  isMeaningful: z.boolean(),
  items: z.int(),
  itemsWithoutJudgments: z.int(),
  /** Items with some counted judgments but fewer than the overlap. */
  itemsBelowOverlap: z.int(),
  excluded: z.int(),
  /** Gold values that a decision took the place of. */
  adjudicated: z.int(),
  /** Gold values that wait for a decision, each on one item and dimension. */
  toAdjudicate: z.int(),
  /** Whether judgments still come in. */
  isInterim: z.boolean(),
});
export type ReleaseOutlook = z.infer<typeof releaseOutlook>;

export const releaseVersionInput = z.object({ version });
export type ReleaseVersionInput = z.infer<typeof releaseVersionInput>;

/** The files of a release that are not as they were written, by name; none where all are. */
export const checkedRelease = z.object({ differing: z.array(z.string()) });
export type CheckedRelease = z.infer<typeof checkedRelease>;

export const compareReleasesInput = z.object({ from: version, to: version });
export type CompareReleasesInput = z.infer<typeof compareReleasesInput>;

const value = z.number().nullable();
const beforeAndAfter = z.tuple([z.int(), z.int()]);

/** What moved from one release to another. */
export const releaseChange = z.object({
  from: version,
  to: version,
  added: z.int(),
  removed: z.int(),
  moved: z.int(),
  meanMove: value,
  mostMove: value,
  furthest: z.array(
    z.object({ dataset: z.string(), item: z.string(), dimension: z.string(), from: value, to: value }),
  ),
  excluded: beforeAndAfter,
  adjudicated: beforeAndAfter,
});
