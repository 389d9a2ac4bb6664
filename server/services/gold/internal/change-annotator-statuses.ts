import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { AnnotatorStatusAfterGold } from "@/server/domain/gold/annotator-status-after";
import type { Actor } from "@/server/domain/organizer/actor";
import { changeAnnotatorStatus } from "@/server/services/annotator-status/internal/change-annotator-status";

/** Lets people go on or stops them; stops first, so that the places they leave are open to who goes on. */
export async function changeAnnotatorStatuses(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  annotatorStatuses: readonly AnnotatorStatusAfterGold[],
  note: string,
): Promise<void> {
  const by = actor.kind === "user" ? { by: actor } : {};
  const stops = annotatorStatuses.filter(({ to }) => to === "stopped");
  const others = annotatorStatuses.filter(({ to }) => to !== "stopped");
  for (const { annotatorId, to, cause } of [...stops, ...others]) {
    await changeAnnotatorStatus(deps, tx, annotatorId, { to, cause, note, ...by });
  }
}
