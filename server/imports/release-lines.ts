import { z } from "zod";
import { uncountedReasons } from "@/server/domain/release/judgment-columns";

/** One line of `judgments.jsonl`. */
export const judgmentLine = z.object({
  dataset: z.string(),
  item: z.string(),
  annotator: z.string(),
  dimension: z.string(),
  /** null where no number says what was answered. */
  value: z.union([z.number(), z.literal("NA")]).nullable(),
  seconds: z.number().nullable(),
  hit: z.int().min(1).nullable(),
  gold: z.boolean(),
  counted: z.boolean(),
  reason: z.enum(uncountedReasons).nullable(),
  submitted_at: z.iso.datetime(),
  /** How sure the annotator was; only in releases in which somebody said so. */
  confidence: z.int().min(1).max(3).nullable().optional(),
  /** Whether its annotator corrected it; only in releases in which somebody did. */
  corrected: z.boolean().optional(),
  /** Whether A and B were shown in each other's place; only in releases of projects that swap sides. */
  swapped: z.boolean().nullable().optional(),
  /** The language of question and scale; only in releases of projects with their texts in several. */
  language: z.string().nullable().optional(),
  /** JSON of an answer that no number says; only in releases that have one, or have parts that were shuffled. */
  answer: z.string().nullable().optional(),
  /** The item's parts by their place in it, from 0, as they were shown. */
  order: z.array(z.int().min(0)).nullable().optional(),
});
export type JudgmentLine = z.infer<typeof judgmentLine>;

/** What an item is, in a line of `gold.jsonl`; what was computed is not read. */
export const goldLine = z.object({
  item: z.string(),
  dataset: z.string(),
  genre: z.string().nullable(),
  group: z.string().nullable(),
  text_a: z.string(),
  text_b: z.string(),
  dimension: z.string(),
  /** Only in releases in which an item has one. */
  split: z.string().nullable().optional(),
  /** Only of items that consist of more than their texts. */
  content: z.json().optional(),
});
export type GoldLine = z.infer<typeof goldLine>;

/** The same with the gold value of the item on the dimension. */
export const valuedGoldLine = goldLine.extend({ value: z.number().nullable() });
export type ValuedGoldLine = z.infer<typeof valuedGoldLine>;
