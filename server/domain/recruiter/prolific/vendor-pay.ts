import type { SubmissionStatus } from "./vendor";

/** What Prolific pays for its states, in minor units. */
export interface VendorRates {
  rewardMinor: number;
  /** Of people who did not qualify, where the workspace pays them. */
  screenOutMinor: number;
}

/** One submission as it was last read. */
export interface PaidSubmission {
  status: SubmissionStatus;
  /** The share of the reward, in per cent, that was asked for where only a part is paid. */
  percentage: number | null;
  bonusMinor: number;
}

/** What Prolific has paid or will pay for a submission in its state, bonuses included, in minor units. */
export function vendorPay({ status, percentage, bonusMinor }: PaidSubmission, rates: VendorRates): number {
  const base: Partial<Record<SubmissionStatus, number>> = {
    APPROVED: rates.rewardMinor,
    // Rounded down: what may not have been paid is not taken for paid.
    "PARTIALLY APPROVED": Math.floor((rates.rewardMinor * (percentage ?? 0)) / 100),
    "SCREENED OUT": rates.screenOutMinor,
  };
  return (base[status] ?? 0) + bonusMinor;
}

const final = new Set<SubmissionStatus>([
  "APPROVED",
  "PARTIALLY APPROVED",
  "RETURNED",
  "REJECTED",
  "SCREENED OUT",
]);

/** Whether Prolific pays no more for a submission by itself. */
export const isFinalStatus = (status: SubmissionStatus): boolean => final.has(status);

/** Whether a submission takes a place of the study that does not open again. */
export const holdsPlace = (status: SubmissionStatus): boolean =>
  status === "RESERVED" ||
  status === "ACTIVE" ||
  status === "AWAITING REVIEW" ||
  status === "APPROVED" ||
  status === "PARTIALLY APPROVED";
