import { contestCounts, goldAnswersOf } from "@/db/queries/gold";
import { goldJudgmentCounts } from "@/db/queries/gold-answer-counts";
import type { KnownAnswerKey } from "@/db/queries/listed-gold";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { GoldItem } from "@/server/domain/gold/contracts";
import { givenOrders } from "@/server/domain/gold/given-orders";
import { groupBy } from "@/server/domain/group-by";
import { shownProportion } from "@/server/services/shown-proportion";
import { tasks } from "@/task-types/tasks";
import type { AnswerCount } from "./count-test-answers";

/**
 * Some of a project's known answers, in the order given, with what was answered so far.
 * @param onTest what was answered on the test.
 */
export async function describeGold(
  db: Db,
  { id: projectId, taskType }: Pick<ProjectRow, "id" | "taskType">,
  asked: readonly KnownAnswerKey[],
  onTest: readonly AnswerCount[],
): Promise<GoldItem[]> {
  const itemIds = [...new Set(asked.map(({ itemId }) => itemId))];
  const gold = new Map(
    (await goldAnswersOf(db, projectId, { itemIds })).map((known) => [keyOf(known), known]),
  );
  const groups = groupBy([...(await goldJudgmentCounts(db, itemIds)), ...onTest], keyOf);
  const counts = new Map(groups.map((group) => [keyOf(group[0]), group]));
  const contests = new Map((await contestCounts(db, projectId, itemIds)).map(({ itemId, n }) => [itemId, n]));
  const { candidates: candidatesOf, namedAnswers } = tasks[taskType];
  return asked.flatMap((key) => {
    const known = gold.get(keyOf(key));
    if (known === undefined) return [];
    const { content, ...item } = known;
    const given = counts.get(keyOf(item)) ?? [];
    const { order, answer } = item;
    const candidates = candidatesOf?.(content) ?? null;
    return [
      {
        ...item,
        candidates,
        answers: namedAnswers === undefined ? null : [...namedAnswers(content)],
        ...answersTo(given),
        orders:
          candidates === null || order === null ? [] : givenOrders({ order, answer }, candidates, given),
        contested: contests.get(item.itemId) ?? 0,
      },
    ];
  });
}

const keyOf = ({ itemId, dimension }: KnownAnswerKey) => `${itemId} ${dimension}`;

function answersTo(counts: readonly AnswerCount[]) {
  const total = (chosen: readonly AnswerCount[]) => chosen.reduce((sum, { n }) => sum + n, 0);
  const missed = total(counts.filter(({ correct }) => correct === false));
  const checked = total(counts.filter(({ correct }) => correct !== null));
  const values = [...new Set(counts.map(({ value }) => value))].toSorted(
    (one, other) => (one ?? Infinity) - (other ?? Infinity),
  );
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
