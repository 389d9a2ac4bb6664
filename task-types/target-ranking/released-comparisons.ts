import type { RankingComparison, TargetComparisons } from "@/server/exports/ranking-comparisons";
import type { GroupRanking } from "@/server/stats/agreement/ranking-agreement";
import { rankingGold, type Comparison, type ComparisonKind } from "@/server/stats/ranking/ranking-gold";
import type { TargetGroup } from "./target-group";

/** A target with its group. */
export interface RankedGroup {
  target: string;
  content: TargetGroup;
}

const sections: Record<ComparisonKind, RankingComparison["kind"]> = {
  positive: "positives",
  distractor: "distractors",
  random: "randoms",
};

/** What a comparison sets against each other, in words. */
export interface NamedComparison extends Comparison {
  target: string;
  above: string;
  below: string;
}

/** Every comparison of the groups with R> and its interval, by name; see `rankingGold`. */
export function namedComparisons(
  groups: readonly RankedGroup[],
  rankings: readonly GroupRanking[],
): NamedComparison[] {
  const sizes = groups.map(({ content }) => ({
    positive: content.positives.length,
    distractor: content.distractors.length,
    random: content.randoms.length,
  }));
  return rankingGold(sizes, rankings).map((comparison) => {
    const { target, content } = groups[comparison.group]!;
    const above = content.positives[comparison.first]!;
    const below = content[sections[comparison.kind]][comparison.second]!;
    return { ...comparison, target, above, below };
  });
}

/** The gold of the groups that somebody ranked, in the form of the evaluation sets of 2016; see `rankingComparisons`. */
export function releasedComparisons(
  groups: readonly RankedGroup[],
  rankings: readonly GroupRanking[],
): TargetComparisons[] {
  const ranked = new Set(rankings.map(({ group }) => group));
  const byGroup = groups.map(({ target }): TargetComparisons & { comparisons: RankingComparison[] } => ({
    target,
    comparisons: [],
  }));
  for (const { group, kind, above, below, preference } of namedComparisons(groups, rankings)) {
    if (preference.value === null) continue;
    byGroup[group]!.comparisons.push({ kind: sections[kind], above, below, share: preference.value });
  }
  return byGroup.filter((_, group) => ranked.has(group));
}
