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

/** @param bootstrap the samples of groups behind each interval */
export function rankingReport(
  rankings: readonly GroupRanking[],
  sizes: RankingSizes,
  bootstrap: { seed: number; replicates: number },
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
