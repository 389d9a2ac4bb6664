import type { z } from "zod";

/** What the released items of a task type are. */
export interface ReleasedForm {
  content: z.ZodType;
  /** Whether gold values are scores: of no item, one of each, or one on each dimension. */
  scores: "none" | "one" | "each";
}
