import { itemsWithContent } from "@/db/queries/counted-answers";
import { plainDrawing } from "@/server/domain/agreement/drawing";
import type { Db } from "@/db/store";
import { movedValues } from "@/server/domain/exclusion/moved-values";
import type { ScreeningResult } from "@/server/domain/exclusion/screening";
import type { GroupRanking } from "@/server/stats/agreement/ranking-agreement";
import { rankingReport } from "@/task-types/target-ranking/ranking-report";
import { namedComparisons, type RankedGroup } from "@/task-types/target-ranking/released-comparisons";
import { readRanks } from "@/server/domain/task/target-ranking/judge-ranking";
import { targetGroup } from "@/task-types/target-ranking/target-group";
import type { GatheredWork } from "./gather-work";

/** The counted rankings of work that are kept; groups are the units of the work, annotators its annotators. */
export function rankingsOf({ counted }: GatheredWork, keep: (at: number) => boolean): GroupRanking[] {
  return [...counted.answers].flatMap(([at, answer]) => {
    if (counted.isGold[at] === 1 || !keep(at)) return [];
    return [{ group: counted.items[at]!, annotator: counted.annotators[at]!, ranks: readRanks(answer) }];
  });
}

/** Mean Spearman of pairs of annotators with its interval, and how much it rests on. */
export function rankedSide(
  { units, annotators }: GatheredWork,
  rankings: readonly GroupRanking[],
): ScreeningResult["before"] {
  const sizes = { groupCount: units.length, annotatorCount: annotators.length };
  const { pairwise } = rankingReport(rankings, sizes, plainDrawing);
  return {
    alpha:
      pairwise.value === null
        ? { value: null, reason: pairwise.reason, n: 0 }
        : { value: pairwise.value, low: pairwise.low, high: pairwise.high, n: pairwise.n },
    annotators: new Set(rankings.map(({ annotator }) => annotator)).size,
    judgments: rankings.length,
  };
}

/** Which shares of two positives move without those who would go. */
export async function sharesMoved(
  db: Db,
  projectId: string,
  { units }: GatheredWork,
  { before, after }: { before: readonly GroupRanking[]; after: readonly GroupRanking[] },
): Promise<ScreeningResult["values"]> {
  const known = new Map((await itemsWithContent(db, projectId)).map((item) => [item.itemId, item]));
  const items = units.map(({ itemId }) => known.get(itemId));
  const groups = items.map((item): RankedGroup => ({
    target: item?.textA ?? "",
    content: targetGroup.parse(item?.content),
  }));
  const later = namedComparisons(groups, after);
  const compared = namedComparisons(groups, before).flatMap(
    ({ kind, group, target, above, below, preference }, at) => {
      const then = later[at]?.preference ?? preference;
      if (kind !== "positive") return [];
      return [
        {
          item: `${target}: ${above} > ${below}`,
          dataset: items[group]?.dataset ?? "",
          before: preference,
          after: then,
          nBefore: "n" in preference ? preference.n : 0,
          nAfter: "n" in then ? then.n : 0,
        },
      ];
    },
  );
  return movedValues(compared);
}
