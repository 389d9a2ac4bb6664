import { contestsOf } from "@/db/queries/gold";
import { readDimensions } from "@/db/queries/dimensions";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { answerInHit } from "@/server/domain/gold/answer-in-hit";
import type { GoldContest, GoldContestsInput } from "@/server/domain/gold/contracts";
import { isoInstant } from "@/server/domain/instant";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { tasks } from "@/task-types/tasks";

/** What annotators said against gold items they missed, newest first. */
export async function listContests(
  deps: Pick<Deps, "store">,
  scope: ProjectScope,
  { itemIds }: GoldContestsInput = {},
): Promise<GoldContest[]> {
  const db = deps.store.read;
  const contests = await contestsOf(db, scope.projectId, itemIds);
  const { taskType, settings } = await readProject(db, scope.projectId);
  const [dimension, ...others] = await readDimensions(db, scope.projectId);
  // On several dimensions there is no one answer that says what was meant.
  const task = tasks[taskType];
  const asking = dimension !== undefined && others.length === 0 ? { task, dimension, settings } : null;
  return contests.map(({ itemId, annotator, comment, createdAt, shown, body, ...item }) => {
    const judged = asking && answerInHit(asking, { shown, body }, { itemId, ...item });
    const answer = judged ? task.inWords(judged, item.content) : null;
    return { itemId, annotator, comment, answer, createdAt: isoInstant(createdAt) };
  });
}
