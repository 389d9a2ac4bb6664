import {
  hasCountedSince,
  hasAnnotatorStatusChangedSince,
  lastOutcomeChange,
  latestPoint,
  projectsToWatch,
} from "@/db/queries/agreement";
import { readDimensions } from "@/db/queries/dimensions";
import { submissionsSince } from "@/db/queries/progress";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import { isPointDue, type ComputedPoint } from "@/server/domain/agreement/live-agreement";
import { notePoint } from "./note-point";

/** Has agreement computed where it is due; null where it is not or that came to nothing, which a later turn tries again. */
export type ComputePoint = (projectId: string) => Promise<ComputedPoint | null>;

/** When the calculating process was asked about each project last, and for how long it was busy with it. */
export type AskedPoints = Map<string, { at: number; tookMs: number }>;

type Watched = Awaited<ReturnType<typeof projectsToWatch>>[number];

/** Of its time the calculating process gives one part in so many to looks that may find nothing. */
const restParts = 20;

/**
 * Notes how well annotators agree in every project whose judgments may have changed enough since that was noted last.
 * Here only what came since then is read; whoever computes counts, and may find that it is not due.
 */
export async function updateAgreement(
  deps: Pick<Deps, "store" | "now">,
  compute: ComputePoint,
  asked: AskedPoints = new Map(),
): Promise<void> {
  for (const project of await projectsToWatch(deps.store.read)) {
    if (!(await mayBeDue(deps, project, asked.get(project.id)))) continue;
    const at = deps.now();
    const found = await compute(project.id);
    asked.set(project.id, { at, tookMs: deps.now() - at });
    if (found !== null) await deps.store.write((tx) => notePoint(tx, project.id, { ...found, at }));
  }
}

async function mayBeDue(
  { store: { read }, now }: Pick<Deps, "store" | "now">,
  { id, state }: Watched,
  asked = { at: 0, tookMs: 0 },
): Promise<boolean> {
  if (now() < asked.at + asked.tookMs * restParts) return false;
  const last = await latestPoint(read, id);
  const since = Math.max(last?.at ?? 0, asked.at);
  if (await haveOthersChanged(read, id, since)) return true;
  if (!(await hasCountedSince(read, id, since))) return false;
  if (state !== "live" || last?.figure.value === null) return true;
  const dimensions = (await readDimensions(read, id)).length;
  const { workItems } = await submissionsSince(read, id, last?.at ?? 0);
  const before = last?.judgmentCount ?? null;
  return isPointDue(before, (before ?? 0) + workItems * dimensions, true);
}

/** Whether judgments may have stopped or begun to count that were there before. */
async function haveOthersChanged(db: Db, projectId: string, since: number): Promise<boolean> {
  return (
    ((await lastOutcomeChange(db, projectId)) ?? -1) >= since ||
    (await hasAnnotatorStatusChangedSince(db, projectId, since))
  );
}
