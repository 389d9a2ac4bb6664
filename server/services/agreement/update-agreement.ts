import { countWorkJudgments, lastOutcomeChange, latestPoint, projectsToWatch } from "@/db/queries/agreement";
import { submissionsSince } from "@/db/queries/progress";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import { isPointDue, type ComputedPoint } from "@/server/domain/agreement/live-agreement";
import { notePoint } from "./note-point";
import { hasEnoughNow } from "./read-live-agreement";

/** Has agreement computed; null where that came to nothing, which the next turn tries again. */
export type ComputePoint = (projectId: string) => Promise<ComputedPoint | null>;

type Watched = Awaited<ReturnType<typeof projectsToWatch>>[number];

/** Notes how well annotators agree in every project whose judgments changed enough since that was noted last. */
export async function updateAgreement(deps: Deps, compute: ComputePoint): Promise<void> {
  for (const project of await projectsToWatch(deps.store.read)) {
    if (!(await isDue(deps.store.read, project))) continue;
    const at = deps.now();
    const found = await compute(project.id);
    if (found !== null) await deps.store.write((tx) => notePoint(tx, project.id, { ...found, at }));
  }
}

async function isDue(db: Db, { id, state, taskType }: Watched): Promise<boolean> {
  const last = await latestPoint(db, id);
  if (last !== undefined && (await hasEnoughNow(db, { id, taskType }, last.figure))) return true;
  const since = last?.at ?? 0;
  // Counting all judgments takes its time; most projects have not changed since the last look.
  const isUnchanged =
    (await submissionsSince(db, id, since)).n === 0 && ((await lastOutcomeChange(db, id)) ?? 0) < since;
  if (isUnchanged) return false;
  return isPointDue(last?.judgmentCount ?? null, await countWorkJudgments(db, id), state === "live");
}
