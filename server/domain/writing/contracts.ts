import { z } from "zod";
import { createProjectInput, projectInput } from "@/server/domain/project/contracts";
import { requestedRatings, writtenForms } from "@/server/domain/task/pair-writing/content";
import { writtenText } from "@/server/domain/task/pair-writing/written-text";

export const writtenPageSize = 25;

/** `waiting`: nobody has looked at it yet. */
export const reviewStates = ["waiting", "accepted", "rejected"] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Pages count from 1. */
export const listWrittenInput = projectInput.extend({
  show: z.enum(reviewStates).default("waiting"),
  page: z.int().min(1).max(1_000_000).default(1),
});
export type ListWrittenInput = z.infer<typeof listWrittenInput>;

/** A text that somebody wrote, or left blank, for a larger one. */
const writtenEntry = z.object({
  itemId: z.string(),
  annotatorId: z.string(),
  externalId: z.string(),
  dataset: z.string(),
  largerText: z.string(),
  requested: z.literal(requestedRatings),
  form: z.enum(writtenForms),
  /** Their pseudonym. */
  author: z.string(),
  written: writtenText,
  comment: z.string().nullable(),
  review: z.object({ accepted: z.boolean(), reason: z.string() }).nullable(),
});
export type WrittenEntry = z.infer<typeof writtenEntry>;

export const writtenPage = z.object({
  entries: z.array(writtenEntry),
  pageSize: z.int(),
  counts: z.record(z.enum(reviewStates), z.int()),
  /** Accepted texts, without blanks: what a rating project would be made of. */
  pairs: z.int(),
});
export type WrittenPage = z.infer<typeof writtenPage>;

export const reviewTextInput = projectInput.extend({
  itemId: z.string().max(100),
  annotatorId: z.string().max(100),
  accepted: z.boolean(),
  /** What the person who decides has read; where it was corrected since, nothing is decided. */
  read: writtenText.optional(),
  /** Why it was rejected; not needed where it is accepted. */
  reason: z.string().trim().max(1_000).default(""),
});
export type ReviewTextInput = z.infer<typeof reviewTextInput>;

/** The project that is made of what was written: its name and address. */
export const makeRatingProjectInput = projectInput.extend(
  createProjectInput.pick({ name: true, slug: true }).shape,
);
export type MakeRatingProjectInput = z.infer<typeof makeRatingProjectInput>;

export const madeRatingProject = z.object({ slug: z.string(), written: z.int(), random: z.int() });
export type MadeRatingProject = z.infer<typeof madeRatingProject>;
