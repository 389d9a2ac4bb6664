import { z } from "zod";
import { amount } from "@/server/domain/assignment/contracts";

/** What stands between a draft and its launch, each with the screen part that mends it. */
export const launchGap = z.discriminatedUnion("reason", [
  z.object({ reason: z.literal("no_items") }),
  z.object({ reason: z.literal("no_items_beside_gold") }),
  z.object({ reason: z.literal("too_little_gold"), have: z.int(), need: z.int() }),
  /** No value of the scale lies within the tolerance of these gold answers; `items` names the first of them. */
  z.object({ reason: z.literal("unanswerable_gold"), count: z.int(), items: z.array(z.string()) }),
  z.object({ reason: z.literal("instructions_empty") }),
  z.object({ reason: z.literal("consent_empty") }),
  z.object({ reason: z.literal("point_without_label"), value: z.number() }),
  z.object({ reason: z.literal("point_without_definition"), value: z.number() }),
]);
export type LaunchGap = z.infer<typeof launchGap>;

/** What does not block a launch but may surprise afterwards. */
export const launchWarning = z.discriminatedUnion("reason", [
  /** Nobody meets a gold item twice, so one annotator can do this many HITs and no more. */
  z.object({ reason: z.literal("short_gold_runway"), hitsPerAnnotator: z.int(), hits: z.int() }),
  /** There are more gold items than places for them in the HITs. */
  z.object({ reason: z.literal("gold_left_over"), count: z.int() }),
  z.object({ reason: z.literal("no_gold") }),
  z.object({ reason: z.literal("no_contact") }),
]);
export type LaunchWarning = z.infer<typeof launchWarning>;

export const launchCheck = z.object({
  gaps: z.array(launchGap),
  warnings: z.array(launchWarning),
  summary: z.object({
    items: z.int(),
    goldItems: z.int(),
    hits: z.int(),
    judgments: z.int(),
    overlap: z.int(),
    payPerHit: amount.nullable(),
    /** One HIT's pay × HITs × overlap. */
    payTotal: amount.nullable(),
  }),
});
export type LaunchCheck = z.infer<typeof launchCheck>;
