import { countGoldItems, countListedGold, listedGold, type GradedAnswers } from "@/db/queries/listed-gold";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { goldPageSize, type GoldPage, type GoldPageInput } from "@/server/domain/gold/contracts";
import { rankedFrom } from "@/server/domain/gold/is-ranked";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { normal975 } from "@/server/stats/intervals/normal";
import { countTestAnswers, type AnswerCount } from "./internal/count-test-answers";
import { describeGold } from "./internal/describe-gold";

/** One page of a project's known answers, those that may be wrong first. */
export async function showGold(
  { store: { read: db } }: Pick<Deps, "store">,
  { projectId }: ProjectScope,
  { page, show, search }: GoldPageInput,
): Promise<GoldPage> {
  const project = await readProject(db, projectId);
  const choice = { show, search: search.trim() };
  const onTest = await countTestAnswers(db, project);
  const keys = await listedGold(db, projectId, {
    ...choice,
    ...{ rankedFrom, z: normal975, onTest: graded(onTest) },
    ...{ offset: (page - 1) * goldPageSize, limit: goldPageSize },
  });
  return {
    items: await describeGold(db, project, keys, onTest),
    found: await countListedGold(db, projectId, choice),
    pageSize: goldPageSize,
    ...(await countGoldItems(db, projectId)),
  };
}

/** How often each known answer was missed, of the answers that are graded. */
function graded(counts: readonly AnswerCount[]): GradedAnswers[] {
  const sums = new Map<string, GradedAnswers>();
  for (const { itemId, dimension, correct, n } of counts) {
    if (correct === null) continue;
    const key = JSON.stringify([itemId, dimension]);
    const { missed, checked } = sums.get(key) ?? { missed: 0, checked: 0 };
    sums.set(key, { itemId, dimension, missed: missed + (correct ? 0 : n), checked: checked + n });
  }
  return [...sums.values()];
}
