import { z } from "zod";
import { shownEstimate } from "@/server/domain/estimate";

/** What is shown of an annotator and takes reading all judgments of their project. */
export const shownAnnotatorFigures = z.object({
  annotatorId: z.string(),
  /** Pearson's r with the mean of the others, on the work items that both sides judged. */
  agreement: shownEstimate,
  /** Median seconds an item was in view; null before the first timed judgment. */
  medianSeconds: z.number().nullable(),
});
export type AnnotatorFigures = z.infer<typeof shownAnnotatorFigures>;

/** What is shown of a project as a whole and takes reading all its judgments. */
const shownProjectFigures = z.object({
  /** How often each value was given by judgments that count, on all dimensions; null is Not Applicable. */
  answers: z.array(z.object({ value: z.number().nullable(), count: z.int() })),
});
export type ProjectFigures = z.infer<typeof shownProjectFigures>;

/** Both, as the calculating process finds them. */
export const computedFigures = shownProjectFigures.extend({ annotators: z.array(shownAnnotatorFigures) });
export type ComputedFigures = z.infer<typeof computedFigures>;

/** In a project with so many judged items or fewer, the figures are computed whenever they are shown. */
const maxComputedAtOnce = 2_000;

/** @param judgedItems items of submitted work pages, counted once for each annotator. */
export function areComputedWhenShown(judgedItems: number): boolean {
  return judgedItems <= maxComputedAtOnce;
}

const minPauseMs = 60_000;
/** The calculating process is busy with them for at most one part in so many. */
const pauseFactor = 20;

/**
 * Whether stored figures have to be computed anew.
 * @param last when they were computed, and how long it took; null if never.
 * @param isChanged whether a judgment came, left or returned since.
 */
export function areFiguresDue(
  last: { at: number; tookMs: number } | null,
  { now, isChanged }: { now: number; isChanged: boolean },
): boolean {
  if (last === null) return true;
  return isChanged && now - last.at >= Math.max(minPauseMs, pauseFactor * last.tookMs);
}
