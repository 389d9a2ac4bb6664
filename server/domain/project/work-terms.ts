import { z } from "zod";
import { amount } from "@/server/domain/assignment/contracts";

/** What somebody reads of the work before they agree to it. */
export const workTerms = z.object({
  /** How long a page takes, in minutes to a tenth. */
  pageMinutes: z.number(),
  /** The number of pages on which that was measured; null for an estimate. */
  measuredPages: z.int().nullable(),
  /** What an hour earns at that pace; null where pay was agreed elsewhere. */
  perHour: amount.nullable(),
  /** The most pages of one person; null without such a limit. */
  mostPages: z.int().nullable(),
  /** The share (0-1) of known answers below which work can end; null without such a rule. */
  bar: z.number().nullable(),
  /** The failed attention checks at which work ends; null without such a rule. */
  failedChecks: z.int().nullable(),
});
export type WorkTerms = z.infer<typeof workTerms>;
