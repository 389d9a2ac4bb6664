import { z } from "zod";

export const assignmentKinds = ["work"] as const;
export type AssignmentKind = (typeof assignmentKinds)[number];

export const assignmentStates = ["leased", "submitted", "expired", "returned"] as const;
export type AssignmentState = (typeof assignmentStates)[number];

/** One item as it was put before the annotator; `key` is all that the browser ever learns of its identity. */
export interface ShownItem {
  key: string;
  itemId: string;
  isGold: boolean;
}

/** How a page was shown and answered, as far as only the browser knows it. Stored with the response. */
export const submissionConditions = z.object({
  layout: z.enum(["stacked", "side-by-side"]).optional(),
  scaleLayout: z.enum(["row", "column"]).optional(),
  scaleDirection: z.enum(["low-first", "high-first"]).optional(),
  pageDirection: z.enum(["ltr", "rtl"]).optional(),
  inputs: z.record(z.string(), z.enum(["key", "pointer", "touch", "other"])).optional(),
  viewportWidth: z.int().min(0).max(100_000).optional(),
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
  "paused",
  "closed",
  "not_eligible",
] as const;
export type NoAssignmentReason = (typeof noAssignmentReasons)[number];
