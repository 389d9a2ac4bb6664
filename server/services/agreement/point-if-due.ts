import { countWorkJudgments, latestPoint } from "@/db/queries/agreement";
import { readProject, type ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import { isPointDue, type ComputedPoint } from "@/server/domain/agreement/live-agreement";
import { computePoint } from "./internal/compute-point";
import { hasEnoughNow } from "./internal/read-live-agreement";

/** How well the annotators of a project agree now; null where too little has changed since that was noted last. */
export async function pointIfDue(
  deps: Pick<Deps, "store">,
  { projectId }: { projectId: string },
): Promise<ComputedPoint | null> {
  const db = deps.store.read;
  return (await isDue(db, await readProject(db, projectId))) ? computePoint(deps, { projectId }) : null;
}

/** Counts all judgments, which takes its time. */
async function isDue(db: Db, { id, state, taskType }: ProjectRow): Promise<boolean> {
  const last = await latestPoint(db, id);
  if (last !== undefined && (await hasEnoughNow(db, { id, taskType }, last.figure))) return true;
  return isPointDue(last?.judgmentCount ?? null, await countWorkJudgments(db, id), state === "live");
}
