import { meanByAnnotator } from "@/server/stats/agreement/mean-by-annotator";
import {
  rankingAgreement,
  rankingPairs,
  type GroupRanking,
  type RankingPair,
} from "@/server/stats/agreement/ranking-agreement";
import {
  inRankedGroups,
  stated,
  type RankedAgreement,
  type RankingBootstrap,
} from "@/server/domain/agreement/ranked-agreement";
import { toPlaces } from "@/server/domain/agreement/figure";
import { withBootstrapInterval } from "@/server/stats/intervals/bootstrap";
import { rankingAgreementReplicates } from "@/server/stats/ranking/agreement-replicates";
import { groupConcordances, type GroupConcordance } from "@/server/stats/ranking/group-concordance";

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
  const numbered = inRankedGroups(rankings);
  const drawn = { annotatorCount: sizes.annotatorCount, groupCount: numbered.groupCount };
  const replicates = rankingAgreementReplicates(numbered.rankings, drawn, range);
  const estimates = pairs.map(({ annotators, spearman }) => ({ annotators, estimate: spearman }));
  return {
    pairwise: stated(withBootstrapInterval(rankingAgreement(pairs), replicates.all)),
    byAnnotator: meanByAnnotator(estimates, sizes.annotatorCount).map((own, annotator) =>
      stated(withBootstrapInterval(own, replicates.byAnnotator[annotator] ?? new Float64Array())),
    ),
    groups: groupConcordances(rankings, sizes.groupCount).map(({ w, ...group }) => ({
      ...group,
      w: w.value === null ? w : { ...w, value: toPlaces(w.value) },
    })),
    pairs,
  };
}
