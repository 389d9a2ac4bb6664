import { countContests, goldAnswersOf, goldJudgmentCounts } from "@/db/queries/gold";
import type { Deps } from "@/server/deps";
import type { GoldItem } from "@/server/domain/gold/contracts";
import { groupBy } from "@/server/domain/group-by";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { shownProportion } from "@/server/services/shown-proportion";

type JudgmentCount = Awaited<ReturnType<typeof goldJudgmentCounts>>[number];

/** Every gold item of a project with what its answers so far say about it, in the order of import. */
export async function listGold(deps: Pick<Deps, "store">, scope: ProjectScope): Promise<GoldItem[]> {
  const db = deps.store.read;
  const groups = groupBy(await goldJudgmentCounts(db, scope.projectId), ({ itemId }) => itemId);
  const counts = new Map(groups.map((group) => [group[0].itemId, group]));
  const contests = new Map((await countContests(db, scope.projectId)).map(({ itemId, n }) => [itemId, n]));
  return (await goldAnswersOf(db, scope.projectId)).map((gold) => ({
    ...gold,
    ...answersTo(counts.get(gold.itemId) ?? []),
    contested: contests.get(gold.itemId) ?? 0,
  }));
}

function answersTo(counts: readonly JudgmentCount[]) {
  const total = (chosen: readonly JudgmentCount[]) => chosen.reduce((sum, { n }) => sum + n, 0);
  const missed = total(counts.filter(({ correct }) => correct === false));
  const checked = total(counts.filter(({ correct }) => correct !== null));
  const values = [...new Set(counts.map(({ value }) => value))];
  return {
    seen: total(counts),
    missed,
    missedShare: shownProportion(missed, checked),
    distribution: values.map((value) => ({
      value,
      count: total(counts.filter((counted) => counted.value === value)),
    })),
  };
}
