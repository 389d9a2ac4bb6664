import type { Deps } from "@/server/deps";
import type { ImportTask } from "@/server/domain/import/contracts";
import type { ImportProgress } from "@/server/domain/import/progress";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { refusalFor } from "@/server/refusal";
import type { ImportRun } from "../internal/check-import";
import { sharedReading } from "../shared-reading";
import { followTask } from "./follow-task";
import { isToEnd, writeNote, type TaskNote, type TaskPlace } from "./task-file";

/** How often it is noted how far a task is, and looked whether it is to end. */
const noteMs = 300;

/** What came of a task that went well. */
export type TaskResult = Extract<
  TaskNote["end"],
  { state: "checked" | "saved" | "sampled" | "tested" | "scored" }
>;

/** Begins work that goes on after the answer to whoever asked for it; they hear how it ends if that is soon. */
export async function beginTask(
  deps: Deps,
  scope: OrganizeScope,
  work: (run: ImportRun) => Promise<TaskResult>,
): Promise<ImportTask> {
  const task = await startTask(deps, scope, work);
  return followTask(deps, { projectId: scope.projectId, task });
}

/** The same without waiting for it. @returns the id of the task. */
export async function startTask(
  deps: Deps,
  { projectId }: OrganizeScope,
  work: (run: ImportRun) => Promise<TaskResult>,
): Promise<string> {
  const place = { projectId, task: deps.newSecret(12) };
  await note(deps, place, { state: "running", progress: null });
  workAt(deps, place, work).catch((error: unknown) => {
    deps.log.error({ error }, "what came of an import could not be noted");
  });
  return place.task;
}

const note = ({ files, now }: Pick<Deps, "now" | "files">, place: TaskPlace, end: TaskNote["end"]) =>
  writeNote(files, place, { at: now(), end });

async function workAt(
  deps: Deps,
  place: TaskPlace,
  work: (run: ImportRun) => Promise<TaskResult>,
): Promise<void> {
  const cancelling = new AbortController();
  let progress: ImportProgress | null = null;
  let noted: Promise<void> = Promise.resolve();
  let isNoting = false;
  const noteAgain = async () => {
    if (await isToEnd(deps.files, place)) cancelling.abort();
    await note(deps, place, { state: "running", progress });
  };
  const notes = setInterval(() => {
    // A storage that is slower than this is not asked again meanwhile.
    if (isNoting) return;
    isNoting = true;
    noted = noteAgain()
      .catch(() => undefined)
      .finally(() => (isNoting = false));
  }, noteMs);
  const hear = (news: ImportProgress) => (progress = news);
  try {
    const run = { reading: sharedReading(deps), hear, signal: cancelling.signal };
    const end = await endOf(deps, cancelling.signal, () => work(run));
    clearInterval(notes);
    await noted;
    await note(deps, place, end);
  } finally {
    clearInterval(notes);
  }
}

async function endOf(
  deps: Deps,
  signal: AbortSignal,
  work: () => Promise<TaskResult>,
): Promise<TaskNote["end"]> {
  try {
    return await work();
  } catch (error) {
    if (signal.aborted) return { state: "cancelled" };
    const { reason, message, details } = refusalFor(deps, error);
    return { state: "refused", reason, message, details };
  }
}
