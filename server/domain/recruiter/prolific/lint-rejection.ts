import type { RejectionCategory } from "./vendor";

/** Prolific takes no shorter message with a rejection. */
export const leastRejectionLength = 100;

/** What is known of the work that somebody wants to reject. */
export interface RejectedWork {
  category: RejectionCategory;
  message: string;
  /** Pages of work that were submitted. */
  pages: number;
  hasFailedQualification: boolean;
  /** Whether known answers ended the work. */
  isStoppedByGold: boolean;
}

export type RejectionProblem =
  | "too_short"
  | "screening"
  | "known_answers"
  | "attention_check"
  | "pages_unpaid";

/** Categories by which checks of answers are the ground; known answers in the work are no attention checks. */
const checkCategories = new Set<RejectionCategory>(["FAILED_CHECK", "FAILED_INSTRUCTIONS", "LOW_EFFORT"]);

/**
 * Why a submission may not be rejected; null where it may. Prolific allows no rejection of people who were screened out
 * or missed known answers, and its attention checks need two fair ones, which Touchstone does not have. Pages that were
 * submitted are paid in Touchstone whatever comes of them, so only a submission without any may be rejected.
 */
export function rejectionProblem(work: RejectedWork): RejectionProblem | null {
  if (work.hasFailedQualification) return "screening";
  if (work.isStoppedByGold) return "known_answers";
  if (work.pages > 0) return "pages_unpaid";
  if (checkCategories.has(work.category)) return "attention_check";
  return work.message.trim().length < leastRejectionLength ? "too_short" : null;
}
