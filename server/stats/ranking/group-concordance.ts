import { kendallW } from "../agreement/kendall-w";
import { type GroupRanking } from "../agreement/ranking-agreement";
import { judgmentTable } from "../judgments/judgment-table";

/** Kendall's W of one target group, and how many annotators ranked it. */
export interface GroupConcordance {
  group: number;
  annotators: number;
  w: ReturnType<typeof kendallW>;
}

/**
 * Kendall's W within each target group: how far those who ranked it order its candidates alike (0–1), ties corrected.
 * @param rankings of the groups 0 to groupCount − 1, each annotator at most once in a group.
 * @returns one entry per group; W is null with reason "too_few_annotators" where fewer than two ranked it.
 */
export function groupConcordances(rankings: readonly GroupRanking[], groupCount: number): GroupConcordance[] {
  const byGroup = Array.from({ length: groupCount }, (): GroupRanking[] => []);
  for (const ranking of rankings) byGroup[ranking.group]!.push(ranking);
  return byGroup.map((here, group) => ({ group, annotators: here.length, w: concordance(here) }));
}

function concordance(rankings: readonly GroupRanking[]): ReturnType<typeof kendallW> {
  const candidates = rankings[0]?.ranks.length ?? 0;
  const entries = rankings.flatMap(({ ranks }, annotator) =>
    ranks.map((value, item) => ({ item, annotator, value })),
  );
  return kendallW(
    judgmentTable({
      itemCount: candidates,
      annotatorCount: rankings.length,
      items: entries.map(({ item }) => item),
      annotators: entries.map(({ annotator }) => annotator),
      values: entries.map(({ value }) => value),
    }),
  );
}
