import { forgetEventsBefore } from "@/db/queries/prolific-events";
import type { Deps } from "@/server/deps";

/** Prolific repeats an event for two days at most. */
const keptMs = 3 * 24 * 60 * 60 * 1000;

/** Forgets events that cannot come again. */
export async function forgetOldProlificEvents(deps: Deps): Promise<void> {
  const before = deps.now() - keptMs;
  await deps.store.write((tx) => forgetEventsBefore(tx, before));
}
