import { z } from "zod";
import { amount } from "@/server/domain/assignment/contracts";

/** What is deleted with a project. */
export const projectContents = z.object({
  /** Gold and test items included. */
  items: z.int(),
  annotators: z.int(),
  judgments: z.int(),
  releases: z.int(),
  /** Pay and bonuses that nobody marked as paid; null where nothing is due. */
  unpaid: amount.nullable(),
});
export type ProjectContents = z.infer<typeof projectContents>;

/** Who deletes a project types its address. */
export const deleteProjectInput = z.object({ address: z.string().max(100) });
export type DeleteProjectInput = z.infer<typeof deleteProjectInput>;
