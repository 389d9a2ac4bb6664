import { z } from "zod";
import { shownEstimate } from "@/server/domain/estimate";

/** What a file of a release holds. */
const manifestFileKinds = [
  "input",
  "gold",
  "judgments",
  "log",
  "agreement",
  "data-card",
  "protocol",
  "metadata",
  "manifest",
] as const;
export type ManifestFileKind = (typeof manifestFileKinds)[number];

export const manifestFile = z.object({
  name: z.string(),
  kind: z.enum(manifestFileKinds),
  /** The dataset that it is about; null for all of them. */
  dataset: z.string().nullable(),
  bytes: z.int(),
  sha256: z.string(),
});
export type ManifestFile = z.infer<typeof manifestFile>;

/** A release in figures. */
export const releaseSummary = z.object({
  items: z.int(),
  /** Items without a gold value. */
  itemsWithoutGold: z.int(),
  judgments: z.int(),
  countedJudgments: z.int(),
  annotators: z.int(),
  excluded: z.int(),
  adjudicated: z.int(),
  /** n counts items judged at least twice. */
  alpha: shownEstimate,
  /**
   * The dimension that alpha is on; null where there is only one. Not there in releases of a format before 3, whose n
   * counts judgments.
   */
  alphaDimension: z.string().nullable().optional(),
});
export type ReleaseSummary = z.infer<typeof releaseSummary>;
