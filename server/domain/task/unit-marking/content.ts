import { z } from "zod";

/** How many summaries of one topic an item may have. */
export const summaryLimits = { min: 2, max: 8 } as const;

/** Characters of a summary, and of a heading. */
export const maxSummaryLength = 10_000;
export const maxHeadingLength = 200;

/** All of a pyramid's text, headers and the lines between summaries included. */
const maxTextLength = 200_000;

const offset = z.int().min(0).max(maxTextLength);

/**
 * The summaries of one topic as a pyramid holds them: one text, in which each is the characters from `start` up to, but not
 * including, `end`. Offsets count UTF-16 code units from 0.
 */
export const markingContent = z
  .object({
    text: z.string().max(maxTextLength),
    /** DUCView's regular expression for the header lines of a summary; null where its file has none. */
    headerPattern: z.string().nullable(),
    summaries: z
      .array(z.object({ heading: z.string().max(maxHeadingLength), start: offset, end: offset }))
      .min(summaryLimits.min)
      .max(summaryLimits.max),
  })
  .refine(({ text, summaries }) =>
    summaries.every(
      ({ start, end }, at) =>
        start >= (summaries[at - 1]?.end ?? 0) &&
        start < end &&
        end <= Math.min(text.length, start + maxSummaryLength),
    ),
  );
export type MarkingContent = z.infer<typeof markingContent>;

/** The text of each summary. */
export const summaryTexts = ({ text, summaries }: MarkingContent): string[] =>
  summaries.map(({ start, end }) => text.slice(start, end));
