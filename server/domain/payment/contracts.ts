import { z } from "zod";
import { annotatorSources } from "@/server/domain/annotator/annotator";
import { annotatorStates } from "@/server/domain/annotator-status/annotator-status";

const minor = z.int().min(0);

/** Sums in the currency's minor unit, as `payTotals` derives them. */
const shownPay = z.object({
  pages: z.int().min(0),
  dueMinor: minor,
  bonusMinor: minor,
  approvedMinor: minor,
  paidMinor: minor,
  openMinor: minor,
  toPayMinor: minor,
});

/** What one person has earned. `externalId` is the recruiter's, as is the id of what they submit to it. */
const paidPerson = shownPay.extend({
  annotator: z.string(),
  state: z.enum(annotatorStates),
  source: z.enum(annotatorSources),
  externalId: z.string().nullable(),
  submissionId: z.string().nullable(),
  completionCode: z.string(),
});
export type PaidPerson = z.infer<typeof paidPerson>;

const payList = z.object({ currency: z.string(), people: z.array(paidPerson), total: shownPay });
export type PayList = z.infer<typeof payList>;

export const payPageSize = 100;

/** Which people of the ledger; `search` is part of an id or of a recruiter's id. */
export const payPageInput = z.object({
  page: z.int().min(1).max(1_000_000).default(1),
  search: z.string().max(200).default(""),
});
export type PayPageInput = z.infer<typeof payPageInput>;

/** One page of the ledger; `total` and what follows it are about everyone. */
export const payPage = payList.extend({
  /** Everyone who fits the search. */
  found: z.int(),
  pageSize: z.int(),
  /** People with a sum to approve, and with a sum to pay. */
  open: z.int(),
  toPay: z.int(),
  hasProlific: z.boolean(),
});
export type PayPage = z.infer<typeof payPage>;

/** Whose pay is meant, and the sum that the organizer was shown; another sum is refused. */
export const payBatchInput = z.object({
  /** Pseudonyms; everybody where left out. */
  people: z.array(z.string().max(20)).min(1).max(10_000).optional(),
  expectedMinor: minor.optional(),
});
export type PayBatchInput = z.infer<typeof payBatchInput>;

export const payBatch = z.object({ people: z.int(), pages: z.int(), sumMinor: minor });
export type PayBatch = z.infer<typeof payBatch>;

export const giveBonusInput = z.object({
  /** A pseudonym. */
  annotator: z.string().max(20),
  amountMinor: z.int().min(1).max(1_000_000),
  reason: z.string().trim().min(1).max(500),
});
export type GiveBonusInput = z.infer<typeof giveBonusInput>;

/** The files that hold the pay: a person a line, an assignment a line, and Prolific's form for payments in bulk. */
export const ledgerFileNames = ["pay.csv", "pay-assignments.csv", "pay-prolific.csv"] as const;

/** The files by which a recruiter is told what to pay that has no interface for it. */
const recruiterFileNames = ["participants.csv", "mturk-approve.csv", "mturk-bonus.csv"] as const;
export type RecruiterFileName = (typeof recruiterFileNames)[number];

export const payFileNames = [...ledgerFileNames, ...recruiterFileNames] as const;
export type PayFileName = (typeof payFileNames)[number];
