import { z } from "zod";
import { arrivalProblems, linkFaults } from "./recruiter-arrival";
import { recruiterNames } from "./recruiters";

/** The recruiters with which a project can share a secret: what signs a panel's addresses, and SONA's credit token. */
const secretRecruiters = ["panel", "sona"] as const;

export const setSecretInput = z.object({
  recruiter: z.enum(secretRecruiters),
  /** "" takes it away. */
  secret: z.string().trim().max(500),
});
export type SetSecretInput = z.infer<typeof setSecretInput>;

/** A secret as organizers see it. */
export const keptSecret = z.object({
  recruiter: z.string(),
  lastFour: z.string(),
  /** ISO 8601. */
  setAt: z.iso.datetime(),
  /** False after the server's own secret has changed: then it has to be entered again. */
  isReadable: z.boolean(),
});
export type KeptSecret = z.infer<typeof keptSecret>;

export const arrivalRefusal = z.object({
  recruiter: z.enum(recruiterNames),
  problem: z.enum(arrivalProblems),
  parameter: z.string(),
});

/** How often links of a recruiter let nobody in for one reason. */
export const refusedLinkCount = z.object({
  recruiter: z.enum(recruiterNames),
  problem: z.enum(linkFaults),
  count: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});
export type RefusedLinkCount = z.infer<typeof refusedLinkCount>;
