import { lastOutcomeChange, projectsToWatch } from "@/db/queries/agreement";
import {
  annotatorsWithFigures,
  dropFromFigures,
  judgedItemCount,
  storedFigures,
  storeFigures,
  storeFiguresOfAnnotators,
} from "@/db/queries/annotator-figures";
import { submissionsSince } from "@/db/queries/progress";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import {
  areComputedWhenShown,
  areFiguresDue,
  type AnnotatorFigures,
  type ComputedFigures,
} from "@/server/domain/annotator/figures";
import { inChunks } from "@/server/domain/in-chunks";

/** Has the figures of a project computed; null where that came to nothing, which the next turn tries again. */
export type ComputeFigures = (projectId: string) => Promise<ComputedFigures | null>;

/** Stores the figures of annotators of every large project whose judgments changed since they were computed. */
export async function updateAnnotatorFigures(deps: Deps, compute: ComputeFigures): Promise<void> {
  const db = deps.store.aside;
  for (const { id: projectId } of await projectsToWatch(db)) {
    const at = deps.now();
    if (areComputedWhenShown(await judgedItemCount(db, projectId))) continue;
    if (!(await isDue(db, projectId, at))) continue;
    const computed = await compute(projectId);
    if (computed === null) continue;
    const tookMs = deps.now() - at;
    const { annotators, answers } = computed;
    await storeEach(deps, projectId, annotators);
    await deps.store.write((tx) => storeFigures(tx, { projectId, figures: { answers }, at, tookMs }));
  }
}

/** So many are written at once, so that nobody's page waits long behind them. */
const writtenAtOnce = 200;

async function storeEach(
  { store }: Deps,
  projectId: string,
  annotators: readonly AnnotatorFigures[],
): Promise<void> {
  const present = new Set(annotators.map(({ annotatorId }) => annotatorId));
  const gone = (await annotatorsWithFigures(store.aside, projectId)).filter((id) => !present.has(id));
  for (const some of inChunks(gone)) await store.write((tx) => dropFromFigures(tx, some));
  const rows = annotators.map((one) => ({ ...one, projectId, agreementValue: one.agreement.value }));
  for (const some of inChunks(rows, writtenAtOnce)) {
    await store.write((tx) => storeFiguresOfAnnotators(tx, some));
  }
}

async function isDue(db: Db, projectId: string, now: number): Promise<boolean> {
  const last = await storedFigures(db, projectId);
  const since = last?.at ?? 0;
  const isChanged =
    (await submissionsSince(db, projectId, since)).n > 0 ||
    ((await lastOutcomeChange(db, projectId)) ?? 0) >= since;
  return areFiguresDue(last, { now, isChanged });
}
