import { type Estimate } from "../estimate";
import { mean } from "../mean";

/**
 * The share of right answers (0–1) of somebody who draws one of each question's candidates: the mean of 1 / k.
 * @param candidateCounts how many candidates each question has, one right.
 * @returns with n, the questions; null with reason "no_questions" when there are none.
 */
export function chanceLevel(candidateCounts: readonly number[]): Estimate<"no_questions", { n: number }> {
  const { value } = mean(candidateCounts.map((count) => 1 / count));
  return value === null ? { value, reason: "no_questions" } : { value, n: candidateCounts.length };
}
