import { z } from "zod";
import { amount } from "@/server/domain/assignment/contracts";
import { shownEstimate } from "@/server/domain/estimate";
import { annotatorStates } from "@/server/domain/annotator-status/annotator-status";
import { annotatorSources } from "./annotator";
import { shownAnnotatorFigures } from "./figures";

/** One annotator as organizers see them. `externalId` is the recruiter's and appears nowhere else. */
export const listedAnnotator = z.object({
  id: z.string(),
  pseudonym: z.string(),
  source: z.enum(annotatorSources),
  externalId: z.string().nullable(),
  /** The recruiter's ids of what they do for it, and of the task that it shows, of their last visit. */
  submissionId: z.string().nullable(),
  studyId: z.string().nullable(),
  state: z.enum(annotatorStates),
  /** Whether their judgments are left out of the gold. */
  isExcluded: z.boolean(),
  /** Whether they object to where they stand, and have had no answer. */
  objects: z.boolean(),
  /** Pages of work submitted, without those of a qualification. */
  hits: z.int(),
  goldRight: z.int(),
  goldAnswered: z.int(),
  goldAccuracy: shownEstimate,
  /** Attention checks, which are no gold. */
  checksPassed: z.int(),
  checksFailed: z.int(),
  medianSeconds: shownAnnotatorFigures.shape.medianSeconds,
  agreement: shownAnnotatorFigures.shape.agreement,
  /** The most items in a row that had the same answer. */
  longestRun: z.int(),
  /** The share of answers that were Not Applicable. */
  missingShare: shownEstimate,
  /** Pages submitted after their lease had ended. */
  lateHits: z.int(),
  due: amount.nullable(),
  joinedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type ListedAnnotator = z.infer<typeof listedAnnotator>;

/** The orders of the list; in each, annotators without such a figure come last. */
export const annotatorSorts = [
  "id",
  "objection",
  "gold",
  "agreement",
  "seconds",
  "run",
  "missing",
  "late",
  "checks",
  "hits",
  "due",
  "seen",
] as const;
export type AnnotatorSort = (typeof annotatorSorts)[number];

export const annotatorPageSize = 50;

/** Which annotators of a project, in which order. */
export const listAnnotatorsInput = z.object({
  page: z.int().min(1).max(1_000_000).default(1),
  search: z.string().max(200).default(""),
  state: z.enum(["all", ...annotatorStates, "excluded"]).default("all"),
  sort: z.enum(annotatorSorts).default("id"),
});
export type ListAnnotatorsInput = z.infer<typeof listAnnotatorsInput>;

/** One page of them. */
export const annotatorPage = z.object({
  annotators: z.array(listedAnnotator),
  /** Everyone who fits, on all pages. */
  found: z.int(),
  /** Everyone in the project. */
  total: z.int(),
  pageSize: z.int(),
  /** When agreement and seconds were computed; null where that was done for this list. */
  figuresAt: z.iso.datetime().nullable(),
});
export type AnnotatorPage = z.infer<typeof annotatorPage>;
