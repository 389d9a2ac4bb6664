import { ranksOfOrder } from "@/server/stats/ranking/ranks-of-order";
import { candidatesByPlace, readRanks } from "@/server/domain/task/target-ranking/judge-ranking";
import type { GivenOrder } from "./contracts";
import { gradeRanking } from "./grade-ranking";

/** How a target group was ranked, as JSON, by so many. */
interface RankingCount {
  answer: string | null;
  n: number;
}

/**
 * The orders in which people ranked a gold group, the most frequent first, among equally frequent ones those nearest to
 * the known order. Each is graded by what is known now.
 * @param known the candidates by their place in the item, most similar first, and the least τ that is right.
 */
export function givenOrders(
  known: { order: readonly number[]; answer: number },
  candidates: readonly string[],
  counts: readonly RankingCount[],
): GivenOrder[] {
  const byRanks = new Map<string, number>();
  for (const { answer, n } of counts) {
    if (answer !== null) byRanks.set(answer, (byRanks.get(answer) ?? 0) + n);
  }
  const knownRanks = ranksOfOrder(known.order);
  const orders = [...byRanks].map(([answer, count]): GivenOrder => {
    const ranks = readRanks(answer);
    const { right, tau } = gradeRanking(knownRanks, ranks, known.answer);
    return { places: candidatesByPlace(candidates, ranks), tau: tau.value, right, count };
  });
  return orders.sort((one, other) => other.count - one.count || (other.tau ?? -1) - (one.tau ?? -1));
}
