import type { policySources } from "./policy-sources";
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

/** Where Prolific says so; null for the project's own promise to pay each page. */
export const rejectionSources: Record<RejectionProblem, keyof typeof policySources | null> = {
  too_short: "interface",
  screening: "checks",
  known_answers: "checks",
  attention_check: "checks",
  pages_unpaid: null,
};

/** Categories by which checks of answers are the ground; known answers in the work are no attention checks. */
const checkCategories = new Set<RejectionCategory>(["FAILED_CHECK", "FAILED_INSTRUCTIONS", "LOW_EFFORT"]);

/**
 * Why a submission may not be rejected; null where it may. Prolific allows no rejection of people who were screened out
 * or missed known answers. It says what a fair attention check is, and nothing here can tell whether those of a project
 * are, so failing them is no ground. Pages that were submitted are paid in Touchstone whatever comes of them, so only a
 * submission without any may be rejected.
 */
export function rejectionProblem(work: RejectedWork): RejectionProblem | null {
  if (work.hasFailedQualification) return "screening";
  if (work.isStoppedByGold) return "known_answers";
  if (work.pages > 0) return "pages_unpaid";
  if (checkCategories.has(work.category)) return "attention_check";
  return work.message.trim().length < leastRejectionLength ? "too_short" : null;
}
