import { kendallTauB } from "@/server/stats/correlation/kendall-tau-b";
import type { Estimate } from "@/server/stats/estimate";

export interface RankingGrade {
  right: boolean;
  /** Kendall's τ-b with the known ranks, −1 to 1; undefined for one candidate, and where all share one rank. */
  tau: Estimate<string>;
}

/** τ is a quotient of whole numbers; a difference this small is none. */
const tiny = 1e-9;

/**
 * Grades a ranking against the known one. Where both are strict, τ-b is Kendall's τ. A single candidate is always
 * ranked rightly; a ranking that tells nothing apart never is.
 * @param known, answered the rank of each candidate, in the same order of candidates.
 * @param threshold the least τ that is right; 1 asks for the very order.
 * @throws RangeError when the two do not rank as many candidates.
 * Source: Kendall 1938, 1945.
 */
export function gradeRanking(
  known: readonly number[],
  answered: readonly number[],
  threshold = 1,
): RankingGrade {
  if (known.length !== answered.length)
    throw new RangeError("The two rankings are not of the same candidates");
  const tau = kendallTauB(known, answered);
  if (tau.value === null) return { right: known.length < 2, tau };
  return { right: tau.value >= threshold - tiny, tau };
}
