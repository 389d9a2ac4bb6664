import { z } from "zod";
import { annotatorSources } from "@/server/domain/annotator/annotator";
import { annotatorStates } from "@/server/domain/annotator-status/annotator-status";

const minor = z.int().min(0);

/** What one person has earned, beside what their recruiter knows of it; in the currency's minor unit. */
export const recruiterPayment = z.object({
  annotator: z.string(),
  source: z.enum(annotatorSources),
  recruiterId: z.string().nullable(),
  submissionId: z.string().nullable(),
  pages: z.int().min(0),
  dueMinor: minor,
  approvedMinor: minor,
  bonusMinor: minor,
  paidMinor: minor,
  /** What is due and not yet approved, and what is approved and not yet paid. */
  openMinor: minor,
  toPayMinor: minor,
  state: z.enum(annotatorStates),
  /** null where no recruiter says anything of this person. */
  recruiterState: z.string().nullable(),
  /** Whether the recruiter knows something else than we do. */
  differs: z.boolean(),
});
export type RecruiterPayment = z.infer<typeof recruiterPayment>;
