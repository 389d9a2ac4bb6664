import { setTimeout as sleep } from "node:timers/promises";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ImportTask } from "@/server/domain/import/contracts";
import { readNote, type TaskNote, type TaskPlace } from "./task-file";

/** Whoever follows a task is told of its end at once, and within this that it goes on. */
const waitTimeoutMs = 1_000;
/** A process that has written nothing for so long is taken to be gone. */
const silentAfterMs = 10_000;

/**
 * How far a task is, or what came of it.
 * @throws DomainError for what it was refused for; `not_found` for one that is not there (any more), `conflict` when its
 *   process is gone.
 */
export async function followTask(
  deps: Pick<Deps, "now" | "files">,
  { projectId, task }: TaskPlace,
): Promise<ImportTask> {
  const until = performance.now() + waitTimeoutMs;
  for (;;) {
    const note = await readNote(deps.files, { projectId, task });
    const isOver = note?.end.state !== "running" || performance.now() > until;
    if (isOver) return newsOf(deps, task, note);
    await sleep(deps.files.lookMs);
  }
}

function newsOf({ now }: Pick<Deps, "now">, task: string, note: TaskNote | null): ImportTask {
  if (note === null) throw new DomainError("not_found", "This check is not here any more.", { task });
  const { end, at } = note;
  if (end.state === "refused") throw new DomainError(end.reason, end.message, end.details);
  if (end.state !== "running") return end;
  if (at < now() - silentAfterMs) {
    throw new DomainError(
      "conflict",
      "The server was started again meanwhile. Nothing was saved; try again.",
    );
  }
  return { ...end, task };
}
