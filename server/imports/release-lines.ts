import { z } from "zod";
import { uncountedReasons } from "@/server/domain/release/judgment-columns";

/** One line of `judgments.jsonl`. */
export const judgmentLine = z.object({
  dataset: z.string(),
  item: z.string(),
  annotator: z.string(),
  dimension: z.string(),
  value: z.union([z.number(), z.literal("NA")]),
  seconds: z.number().nullable(),
  hit: z.int().min(1).nullable(),
  gold: z.boolean(),
  counted: z.boolean(),
  reason: z.enum(uncountedReasons).nullable(),
  submitted_at: z.iso.datetime(),
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
  /** Only of items that consist of more than their texts. */
  content: z.json().optional(),
});
export type GoldLine = z.infer<typeof goldLine>;
