import { countContests, goldAnswersOf } from "@/db/queries/gold";
import { goldJudgmentCounts } from "@/db/queries/gold-answer-counts";
import { readProject, type ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { GoldItem } from "@/server/domain/gold/contracts";
import { givenOrders } from "@/server/domain/gold/given-orders";
import { groupBy } from "@/server/domain/group-by";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { shownProportion } from "@/server/services/shown-proportion";
import { tasks } from "@/task-types/tasks";
import { countTestAnswers, type AnswerCount } from "./count-test-answers";

/** Every known answer of a project's gold items with what was answered so far, in the order of import. */
export async function listGold(deps: Pick<Deps, "store">, scope: ProjectScope): Promise<GoldItem[]> {
  const db = deps.store.read;
  const gold = await goldAnswersOf(db, scope.projectId);
  const project = await readProject(db, scope.projectId);
  const counts = await readCounts(db, project, gold);
  const { candidates: candidatesOf, namedAnswers } = tasks[project.taskType];
  const contests = new Map((await countContests(db, scope.projectId)).map(({ itemId, n }) => [itemId, n]));
  return gold.map(({ content, ...item }) => {
    const given = counts.get(keyOf(item)) ?? [];
    const { order, answer } = item;
    const candidates = candidatesOf?.(content) ?? null;
    return {
      ...item,
      candidates,
      answers: namedAnswers === undefined ? null : [...namedAnswers(content)],
      ...answersTo(given),
      orders: candidates === null || order === null ? [] : givenOrders({ order, answer }, candidates, given),
      contested: contests.get(item.itemId) ?? 0,
    };
  });
}

async function readCounts(
  db: Db,
  project: ProjectRow,
  gold: Awaited<ReturnType<typeof goldAnswersOf>>,
): Promise<Map<string, AnswerCount[]>> {
  const inWork = await goldJudgmentCounts(db, project.id);
  const ofTest = await countTestAnswers(
    db,
    project,
    gold.filter(({ use }) => use === "test"),
  );
  const groups = groupBy([...inWork, ...ofTest], keyOf);
  return new Map(groups.map((group) => [keyOf(group[0]), group]));
}

const keyOf = ({ itemId, dimension }: { itemId: string; dimension: string }) => `${itemId} ${dimension}`;

function answersTo(counts: readonly AnswerCount[]) {
  const total = (chosen: readonly AnswerCount[]) => chosen.reduce((sum, { n }) => sum + n, 0);
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
