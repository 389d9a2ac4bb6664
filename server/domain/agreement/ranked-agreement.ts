import {
  rankingAgreement,
  rankingPairs,
  type GroupRanking,
} from "@/server/stats/agreement/ranking-agreement";
import { withBootstrapInterval, type BootstrapInterval } from "@/server/stats/intervals/bootstrap";
import type { Estimate } from "@/server/stats/estimate";
import { rankingAgreementReplicates } from "@/server/stats/ranking/agreement-replicates";
import { toPlaces } from "./figure";

export type RankedAgreement = Estimate<"none_defined" | "no_replicates", { n: number } & BootstrapInterval>;

export interface RankingBootstrap {
  seed: number;
  /** Samples of groups behind each interval. */
  replicates: number;
}

/**
 * The rankings with their groups numbered through, in order: a group that nobody ranked is drawn into no sample, so that
 * the same rankings give the same intervals.
 */
export function inRankedGroups(rankings: readonly GroupRanking[]): {
  rankings: GroupRanking[];
  groupCount: number;
} {
  const ranked = [...new Set(rankings.map(({ group }) => group))].sort((one, other) => one - other);
  const numberOf = new Map(ranked.map((group, number) => [group, number]));
  const numbered = rankings.map((ranking) => ({ ...ranking, group: numberOf.get(ranking.group) ?? 0 }));
  return { rankings: numbered, groupCount: ranked.length };
}

/** How far pairs of annotators agree within the groups both ranked, with its interval from samples of the groups. */
export function rankedAgreement(
  rankings: readonly GroupRanking[],
  { seed, replicates }: RankingBootstrap,
): RankedAgreement {
  const numbered = inRankedGroups(rankings);
  const sizes = { groupCount: numbered.groupCount, annotatorCount: 0 };
  const { all } = rankingAgreementReplicates(numbered.rankings, sizes, { seed, from: 0, to: replicates });
  return stated(withBootstrapInterval(rankingAgreement(rankingPairs(rankings)), all));
}

/** With the digits that figures are stated with. */
export function stated(found: RankedAgreement): RankedAgreement {
  if (found.value === null) return found;
  const { value, low, high } = found;
  return { ...found, value: toPlaces(value), low: toPlaces(low), high: toPlaces(high) };
}
