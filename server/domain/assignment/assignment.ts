import { z } from "zod";
import type { Twin } from "@/server/domain/twin/twin";

/** `test`, `quiz` and `training` are how somebody qualifies; only `work` yields judgments that count. */
export const assignmentKinds = ["test", "quiz", "training", "work"] as const;
export type AssignmentKind = (typeof assignmentKinds)[number];

export const assignmentStates = ["leased", "submitted", "expired", "returned"] as const;
export type AssignmentState = (typeof assignmentStates)[number];

/** Why a submission was taken out of the counted ones. */
export const withdrawalReasons = ["stopped", "excluded", "erased"] as const;
export type WithdrawalReason = (typeof withdrawalReasons)[number];

/** One item as it was put before the annotator; `key` is all that the browser ever learns of its identity. */
export interface ShownItem {
  key: string;
  itemId: string;
  isGold: boolean;
  /** Whether the annotator has judged it before and meets it again unawares. */
  isRepeat?: true;
  /** What is shown in its place: a degraded twin, which is no item and has an id of its own, and is a repeat too. */
  twin?: Twin;
  /** The item's parts by their place in it, in the order in which they were shown, where they are shuffled. */
  order?: number[];
  /** Whether A was shown as B and B as A; absent where the project does not swap sides. */
  swapped?: boolean;
  /** Whether the item is on a list that was assigned to this person, so that no open place was taken. */
  isNamed?: true;
  /** Whether the item had all its judgments when its page came back, so that no place was taken and none is counted. */
  isSpare?: true;
}

/** How a page was shown and answered, as far as only the browser knows it. Stored with the response. */
export const submissionConditions = z.object({
  layout: z.enum(["stacked", "side-by-side"]).optional(),
  scaleLayout: z.enum(["row", "column"]).optional(),
  scaleDirection: z.enum(["low-first", "high-first"]).optional(),
  pageDirection: z.enum(["ltr", "rtl"]).optional(),
  inputs: z.record(z.string(), z.enum(["key", "pointer", "touch", "other"])).optional(),
  viewportWidth: z.int().min(0).max(100_000).optional(),
  /** The browser ran no scripts, so that seconds and layout are not known. */
  withoutScripts: z.literal(true).optional(),
});
export type SubmissionConditions = z.infer<typeof submissionConditions>;

/** A reason for which there is no page to work on now; a normal day, not an error. */
export const noAssignmentReasons = [
  "nothing_left",
  "finished",
  "capped",
  "stopped",
  "failed_qualification",
  "gold_exhausted",
  "questionnaire",
  "paused",
  "closed",
  "not_eligible",
] as const;
export type NoAssignmentReason = (typeof noAssignmentReasons)[number];
