import type { ItemRun, ReleaseView } from "@/server/domain/release/release-file";
import type { GroupRanking } from "@/server/stats/agreement/ranking-agreement";
import { readRanks } from "@/server/domain/task/target-ranking/judge-ranking";

/** The counted rankings of a page of groups, whose numbers begin at `firstGroup`. Groups with a known order are left out. */
export function countedRankings(
  { columns, texts }: ReleaseView,
  { first, items }: ItemRun,
  firstGroup: number,
): GroupRanking[] {
  return items.flatMap((_, at) => {
    const rankings: GroupRanking[] = [];
    for (let row = columns.starts[first + at]!; row < columns.starts[first + at + 1]!; row += 1) {
      const answer = texts[columns.answers[row]! - 1];
      if (answer === undefined || columns.uncounted[row] !== 0 || columns.gold[row] !== 0) continue;
      rankings.push({
        group: firstGroup + at,
        annotator: columns.annotators[row]!,
        ranks: readRanks(answer),
      });
    }
    return rankings;
  });
}
