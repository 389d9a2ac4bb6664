import type { ShownEstimate } from "@/server/domain/estimate";
import type { RankingAgreement } from "@/server/domain/agreement/ranking-agreement";
import type { GroupRanking } from "@/server/stats/agreement/ranking-agreement";
import { mean } from "@/server/stats/mean";
import { sampleStandardDeviation } from "@/server/stats/standard-deviation";
import { figureOf } from "@/server/domain/agreement/figure";
import { shownFigure } from "@/server/domain/agreement/live-agreement";
import type { RankedAgreement } from "@/server/domain/agreement/ranked-agreement";
import { rankingStatistics } from "@/server/domain/agreement/statistics";
import { rankingReport, type RankingReport } from "@/task-types/target-ranking/ranking-report";
import { namedComparisons } from "@/task-types/target-ranking/released-comparisons";
import type { RankingData } from "./read-rankings";

/** So many groups are drawn, those on which annotators agree least. */
const maxDivided = 12;

interface Bootstrap {
  seed: number;
  replicates: number;
}

/** All that is said about agreement where groups are ranked. */
export function describeRankings(data: RankingData, bootstrap: Bootstrap): RankingAgreement {
  const { groups, annotators, rankings } = data;
  const sizes = { groupCount: groups.length, annotatorCount: annotators.length };
  const report = rankingReport(rankings, sizes, bootstrap);
  const datasets = [...new Set(groups.map(({ dataset }) => dataset))];
  const parts = datasets.length < 2 ? [] : datasets.map((name) => partOf(data, name, bootstrap));
  return {
    parts: [describePart("", groups.length, rankings, report.pairwise), ...parts],
    annotatorRows: report.byAnnotator.map((found, annotator) => ({
      annotator: annotators[annotator] ?? "",
      groups: rankings.filter((ranking) => ranking.annotator === annotator).length,
      spearman: shownRanked(found),
    })),
    bound: boundOf(data, report),
    groupRows: report.groups.map(({ group, annotators: n, w }) => ({
      item: groups[group]?.item ?? "",
      dataset: groups[group]?.dataset ?? "",
      target: groups[group]?.target ?? "",
      annotators: n,
      w: w.value,
      ...(w.value === null && { reason: w.reason }),
    })),
    divided: dividedGroups(data, report),
  };
}

function partOf({ groups, rankings }: RankingData, dataset: string, bootstrap: Bootstrap) {
  const own = rankings.filter(({ group }) => groups[group]?.dataset === dataset);
  const count = groups.filter((group) => group.dataset === dataset).length;
  return describePart(dataset, count, own, rankingStatistics.rankedPairs.of(own, bootstrap));
}

function describePart(
  name: string,
  groups: number,
  rankings: readonly GroupRanking[],
  pairwise: RankedAgreement,
) {
  const annotators = new Set(rankings.map(({ annotator }) => annotator)).size;
  return { name, groups, rankings: rankings.length, annotators, pairwise: shownRanked(pairwise) };
}

/** A figure of rankings, as screens show it. */
export function shownRanked(found: RankedAgreement): ShownEstimate {
  return shownFigure(figureOf(found));
}

/** The average agreement less so many standard deviations as the project's rule says. */
function boundOf({ rules }: RankingData, { byAnnotator }: RankingReport): number | null {
  const rule = rules.find(({ name }) => name === "pairwise");
  const figures = byAnnotator.map(({ value }) => value);
  const average = mean(figures).value;
  const sd = sampleStandardDeviation(figures).value;
  return rule === undefined || average === null || sd === null ? null : average - rule.bound * sd;
}

function dividedGroups({ groups, rankings }: RankingData, report: RankingReport) {
  const comparisons = namedComparisons(groups, rankings);
  return report.groups
    .filter(({ annotators }) => annotators > 1)
    .sort((one, other) => (one.w.value ?? 0) - (other.w.value ?? 0))
    .slice(0, maxDivided)
    .flatMap(({ group }) => {
      const known = groups[group];
      if (known === undefined) return [];
      const shares = comparisons.flatMap(({ group: of, kind, above: a, below: b, preference }) => {
        if (of !== group || kind !== "positive" || !("n" in preference)) return [];
        const { value: share, n } = preference;
        return [
          { a, b, share, n },
          { a: b, b: a, share: 1 - share, n },
        ];
      });
      const { item, target, content } = known;
      return [{ item, target, candidates: content.positives, comparisons: shares }];
    });
}
