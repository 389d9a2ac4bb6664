import { z } from "zod";
import { amount } from "@/server/domain/assignment/contracts";
import { shownEstimate } from "@/server/domain/estimate";
import { annotatorStates } from "@/server/domain/standing/standing";
import { annotatorSources } from "./annotator";

/** One annotator as organizers see them. `externalId` is the recruiter's and appears nowhere else. */
export const listedAnnotator = z.object({
  id: z.string(),
  pseudonym: z.string(),
  source: z.enum(annotatorSources),
  externalId: z.string().nullable(),
  state: z.enum(annotatorStates),
  /** Whether their judgments are left out of the gold. */
  isExcluded: z.boolean(),
  /** Whether they object to where they stand, and have had no answer. */
  objects: z.boolean(),
  hits: z.int(),
  goldRight: z.int(),
  goldAnswered: z.int(),
  goldAccuracy: shownEstimate,
  /** Median seconds an item was in view; null before the first timed judgment. */
  medianSeconds: z.number().nullable(),
  /** Pearson's r with the mean of the others, on the items that both sides judged. */
  agreement: shownEstimate,
  /** The most items in a row that had the same answer. */
  longestRun: z.int(),
  /** The share of answers that were Not Applicable. */
  missingShare: shownEstimate,
  /** Pages submitted after their lease had ended. */
  latePages: z.int(),
  due: amount.nullable(),
  joinedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type ListedAnnotator = z.infer<typeof listedAnnotator>;
