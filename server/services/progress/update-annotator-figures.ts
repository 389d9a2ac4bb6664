import { lastOutcomeChange, projectsToWatch } from "@/db/queries/agreement";
import { figuresComputed, judgedItemCount, storeFigures } from "@/db/queries/annotator-figures";
import { submissionsSince } from "@/db/queries/progress";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import {
  areComputedWhenShown,
  areFiguresDue,
  type AnnotatorFigures,
} from "@/server/domain/annotator/figures";

/** Has the figures of a project computed; null where that came to nothing, which the next turn tries again. */
export type ComputeFigures = (projectId: string) => Promise<AnnotatorFigures[] | null>;

/** Stores the figures of annotators of every large project whose judgments changed since they were computed. */
export async function updateAnnotatorFigures(deps: Deps, compute: ComputeFigures): Promise<void> {
  const db = deps.store.aside;
  for (const { id: projectId } of await projectsToWatch(db)) {
    const at = deps.now();
    if (areComputedWhenShown(await judgedItemCount(db, projectId))) continue;
    if (!(await isDue(db, projectId, at))) continue;
    const figures = await compute(projectId);
    if (figures === null) continue;
    const tookMs = deps.now() - at;
    await deps.store.write((tx) => storeFigures(tx, { projectId, figures, at, tookMs }));
  }
}

async function isDue(db: Db, projectId: string, now: number): Promise<boolean> {
  const last = await figuresComputed(db, projectId);
  const since = last?.at ?? 0;
  const isChanged =
    (await submissionsSince(db, projectId, since)).n > 0 ||
    ((await lastOutcomeChange(db, projectId)) ?? 0) >= since;
  return areFiguresDue(last, { now, isChanged });
}
