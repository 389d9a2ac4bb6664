import { kendallTauB } from "@/server/stats/correlation/kendall-tau-b";
import type { Estimate } from "@/server/stats/estimate";

export interface RankingGrade {
  right: boolean;
  /** Kendall's τ with the known order, −1 to 1; undefined for fewer than two candidates, of which the order is right. */
  tau: Estimate<"too_few_pairs">;
}

/** τ is a quotient of whole numbers; a difference this small is none. */
const tiny = 1e-9;

/**
 * Grades a ranking against the known one. Both are strict, so that τ-b is Kendall's τ.
 * @param goldOrder, answerOrder the same candidates, first to last, each once.
 * @param threshold the least τ that is right; 1 asks for the very order.
 * @throws RangeError when the two do not rank the same candidates, or one of them twice.
 * Source: Kendall 1938.
 */
export function gradeRanking(
  goldOrder: readonly string[],
  answerOrder: readonly string[],
  threshold = 1,
): RankingGrade {
  const places = new Map(answerOrder.map((candidate, place) => [candidate, place]));
  const answered = goldOrder.map((candidate) => places.get(candidate) ?? null);
  const sizes = [places.size, new Set(goldOrder).size, goldOrder.length, answerOrder.length];
  if (answered.includes(null) || new Set(sizes).size > 1) {
    throw new RangeError("The two rankings are not of the same candidates");
  }
  const { value } = kendallTauB(
    goldOrder.map((_, place) => place),
    answered,
  );
  if (value === null) return { right: true, tau: { value, reason: "too_few_pairs" } };
  return { right: value >= threshold - tiny, tau: { value } };
}
