import { z } from "zod";
import { shownEstimate } from "@/server/domain/estimate";
import { unitInWords } from "@/server/domain/task/answer-in-words";

/** A share or score without an interval; null with the reason that there is none. */
const plainFigure = z.union([
  z.object({ value: z.number(), n: z.int() }),
  z.object({ value: z.null(), reason: z.string(), n: z.int() }),
]);

/** What people do on a test, to set beside what systems do. */
const choiceFigures = z.object({
  type: z.literal("choice"),
  datasets: z.array(
    z.object({
      name: z.string(),
      questions: z.int(),
      /** Answers to questions with a key that are right, and questions whose most frequent answer is. */
      accuracy: shownEstimate,
      majority: plainFigure,
      chance: plainFigure,
      /** F-measure of single answers and of majorities; null where not every question compares two texts. */
      f: z.object({ answers: plainFigure, majority: plainFigure }).nullable(),
    }),
  ),
  /**
   * How often each answer was taken over all datasets, the first one first: of pairs the answers themselves, of
   * questions the places at which candidates were shown.
   */
  taken: z.object({ by: z.enum(["answer", "place"]), counts: z.array(z.int()) }),
  /** Over all datasets. */
  annotators: z.array(z.object({ name: z.string(), accuracy: shownEstimate })),
});
export type ChoiceFigures = z.infer<typeof choiceFigures>;

/** The scores that best–worst choices are counted into, and how reliable they are. */
const bestWorstFigures = z.object({
  type: z.literal("best-worst"),
  datasets: z.array(
    z.object({
      name: z.string(),
      pairs: z.int(),
      questions: z.int(),
      answers: z.int(),
      splitHalf: plainFigure,
      /** The highest first; of many pairs the ends of the list. */
      scores: z.array(z.object({ textA: z.string(), textB: z.string(), score: shownEstimate })),
    }),
  ),
});
export type BestWorstFigures = z.infer<typeof bestWorstFigures>;

/** Alpha with the distances of MASI and of Jaccard, and F of pairs of words in one unit; null where undefined. */
const unitFigures = {
  masi: z.number().nullable(),
  jaccard: z.number().nullable(),
  pairF: z.number().nullable(),
};

/** How far people agree who mark units of content. */
const unitMarkingFigures = z.object({
  type: z.literal("unit-marking"),
  /** The mean over the items that at least two people marked; n counts items. */
  means: z.object({ masi: shownEstimate, jaccard: shownEstimate, pairF: shownEstimate }),
  /** Those on which people agree least come first. */
  items: z.array(
    z.object({
      item: z.string(),
      dataset: z.string(),
      annotators: z.int(),
      words: z.int(),
      ...unitFigures,
    }),
  ),
  /** Of each two people, the mean over the items that both marked; those who agree least come first. */
  pairs: z.array(z.object({ a: z.string(), b: z.string(), items: z.int(), ...unitFigures })),
  /** The first of the items, with what each of their annotators marked. */
  pyramids: z.array(
    z.object({
      item: z.string(),
      dataset: z.string(),
      headings: z.array(z.string()),
      marked: z.array(z.object({ annotator: z.string(), units: z.array(unitInWords) })),
    }),
  ),
});
export type UnitMarkingFigures = z.infer<typeof unitMarkingFigures>;

/** What only some task types can say of their judgments. */
export const taskFigures = z.discriminatedUnion("type", [
  choiceFigures,
  bestWorstFigures,
  unitMarkingFigures,
]);
export type TaskFigures = z.infer<typeof taskFigures>;

/** An estimate as it reaches a screen. @param n what it rests on where it is undefined. */
export function plainFigureOf(
  estimate: { value: number; n: number } | { value: null; reason: string },
  n: number,
): z.infer<typeof plainFigure> {
  return estimate.value === null
    ? { value: null, reason: estimate.reason, n }
    : { value: estimate.value, n: estimate.n };
}

/** The same with its interval. */
export function shownEstimateOf(
  estimate: { value: number; low: number; high: number; n: number } | { value: null; reason: string },
): z.infer<typeof shownEstimate> {
  if (estimate.value === null) return { value: null, reason: estimate.reason, n: 0 };
  const { value, low, high, n } = estimate;
  return { value, low, high, n };
}
