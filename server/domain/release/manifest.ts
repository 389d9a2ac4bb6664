import { z } from "zod";
import { releaseFacts } from "./facts";
import { uncountedReasons } from "./judgment-columns";
import { manifestFile } from "./release";

/** Raised whenever the same data would be written otherwise. */
export const releaseFormat = 4;

const releaseCounts = z.object({
  items: z.int(),
  /** Gold values that are there, one an item and dimension. */
  goldValues: z.int(),
  adjudicated: z.int(),
  judgments: z.int(),
  countedJudgments: z.int(),
  /** Those that do not count, by reason; retired items are named only where there are some. */
  uncounted: z.partialRecord(z.enum(uncountedReasons), z.int()),
  /** Who gave a judgment of the release, counted or not. */
  annotators: z.int(),
  /** Who gave one that counts. */
  countedAnnotators: z.int(),
  /** Whose exclusion is in force. */
  excluded: z.int(),
  /** Visible seconds that half of the judgments took at most; null where none were recorded. */
  medianSeconds: z.number().nullable(),
  /** The first and the last submission; null without any. */
  firstSubmittedAt: z.iso.datetime().nullable(),
  lastSubmittedAt: z.iso.datetime().nullable(),
  /** Counted judgments by the language of question and scale; not there where the project has them in one. */
  languages: z.array(z.object({ language: z.string(), judgments: z.int(), annotators: z.int() })).optional(),
});
export type ReleaseCounts = z.infer<typeof releaseCounts>;

/** What every format of a manifest says. */
export const anyManifest = z.object({
  format: z.int().min(1),
  project: z.object({ slug: z.string() }),
  version: z.int().min(1),
  counts: z.object({ judgments: z.int() }),
  /** Of the release's own folder and no other. */
  files: z.array(manifestFile.extend({ name: z.string().regex(/^[^/\\]+$/) })),
});
export type AnyManifest = z.infer<typeof anyManifest>;

/** `manifest.json`: what a release is, how it came about, and every other file of it. */
export const releaseManifest = releaseFacts.extend({
  format: z.literal(releaseFormat),
  counts: releaseCounts,
  files: anyManifest.shape.files,
});
export type ReleaseManifest = z.infer<typeof releaseManifest>;
