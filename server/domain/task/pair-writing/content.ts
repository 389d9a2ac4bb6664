import { z } from "zod";

/** What the smaller text may be asked to be. */
export const writtenForms = ["sentence", "phrase", "word"] as const;
export type WrittenForm = (typeof writtenForms)[number];

/** The ratings for which texts are written; pairs rated 0 are made by pairing at random (2014, section 3.2). */
export const requestedRatings = [1, 2, 3, 4] as const;
export type RequestedRating = (typeof requestedRatings)[number];

export const wordLimits = z
  .object({ minimum: z.int().min(1).max(1_000), maximum: z.int().min(1).max(1_000) })
  .refine(({ minimum, maximum }) => minimum <= maximum);
export type WordLimits = z.infer<typeof wordLimits>;

/** What fits where the organizer says nothing else. */
export const usualLimits: Record<WrittenForm, WordLimits> = {
  sentence: { minimum: 5, maximum: 40 },
  phrase: { minimum: 2, maximum: 12 },
  word: { minimum: 1, maximum: 1 },
};

/** What a writing prompt asks for; the larger text is its text A. */
export const writingContent = z.object({
  requested: z.literal(requestedRatings),
  form: z.enum(writtenForms),
  limits: wordLimits,
});
export type WritingContent = z.infer<typeof writingContent>;
