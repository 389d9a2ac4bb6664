import { z } from "zod";
import { blankReasons } from "./pair-writing/answer-limits";

/** A marked unit for people to read. */
export const unitInWords = z.object({
  label: z.string(),
  contributors: z.array(z.object({ summary: z.int(), text: z.string() })),
});
export type UnitInWords = z.infer<typeof unitInWords>;

/** What one answer says on one dimension, in the words of its task type, for whoever organizes. */
export const answerInWords = z.discriminatedUnion("kind", [
  /** A value of the scale; null is Not Applicable. */
  z.object({ kind: z.literal("value"), value: z.number().nullable() }),
  /** One of the item's own answers, by its number from 1. */
  z.object({ kind: z.literal("choice"), number: z.int(), text: z.string() }),
  /** The candidates of each place, most similar first; those that share a place stand together. */
  z.object({ kind: z.literal("ranking"), places: z.array(z.array(z.string())) }),
  z.object({ kind: z.literal("text"), text: z.string() }),
  z.object({ kind: z.literal("blank"), reason: z.enum(blankReasons) }),
  /** Units of content, each with its contributors by the number of their summary, from 1. */
  z.object({ kind: z.literal("units"), units: z.array(unitInWords) }),
]);
export type AnswerInWords = z.infer<typeof answerInWords>;
