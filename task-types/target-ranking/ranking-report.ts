import { meanByAnnotator } from "@/server/stats/agreement/mean-by-annotator";
import {
  rankingAgreement,
  rankingPairs,
  type GroupRanking,
  type RankingPair,
} from "@/server/stats/agreement/ranking-agreement";
import { withBootstrapInterval, type BootstrapInterval } from "@/server/stats/intervals/bootstrap";
import type { Estimate } from "@/server/stats/estimate";
import { rankingAgreementReplicates } from "@/server/stats/ranking/agreement-replicates";
import { groupConcordances, type GroupConcordance } from "@/server/stats/ranking/group-concordance";

export type RankedAgreement = Estimate<"none_defined" | "no_replicates", { n: number } & BootstrapInterval>;

/** How far those agree who ranked some groups. */
export interface RankingReport {
  /** Mean Spearman of pairs of annotators within the groups both ranked; n counts pairs. */
  pairwise: RankedAgreement;
  /** Per annotator: the mean of the pairs they are in; n counts those pairs. */
  byAnnotator: RankedAgreement[];
  /** Kendall's W within each group. */
  groups: GroupConcordance[];
  pairs: RankingPair[];
}

export interface RankingSizes {
  groupCount: number;
  annotatorCount: number;
}

interface RankingBootstrap {
  seed: number;
  /** Samples of groups behind each interval. */
  replicates: number;
}

/** How far pairs of annotators agree, on the whole alone; in a fraction of the time that a report takes. */
export function pairwiseAgreement(
  rankings: readonly GroupRanking[],
  groupCount: number,
  { seed, replicates }: RankingBootstrap,
): RankedAgreement {
  const range = { seed, from: 0, to: replicates };
  const { all } = rankingAgreementReplicates(rankings, { groupCount, annotatorCount: 0 }, range);
  return withBootstrapInterval(rankingAgreement(rankingPairs(rankings)), all);
}

/** How many groups at least two annotators ranked. */
export function rankedTwice(rankings: readonly GroupRanking[]): number {
  const counts = new Map<number, number>();
  for (const { group } of rankings) counts.set(group, (counts.get(group) ?? 0) + 1);
  return [...counts.values()].filter((count) => count > 1).length;
}

export function rankingReport(
  rankings: readonly GroupRanking[],
  sizes: RankingSizes,
  bootstrap: RankingBootstrap,
): RankingReport {
  const pairs = rankingPairs(rankings);
  const range = { seed: bootstrap.seed, from: 0, to: bootstrap.replicates };
  const replicates = rankingAgreementReplicates(rankings, sizes, range);
  const estimates = pairs.map(({ annotators, spearman }) => ({ annotators, estimate: spearman }));
  return {
    pairwise: withBootstrapInterval(rankingAgreement(pairs), replicates.all),
    byAnnotator: meanByAnnotator(estimates, sizes.annotatorCount).map((own, annotator) =>
      withBootstrapInterval(own, replicates.byAnnotator[annotator] ?? new Float64Array()),
    ),
    groups: groupConcordances(rankings, sizes.groupCount),
    pairs,
  };
}
