import { forgetEventsBefore } from "@/db/queries/prolific-events";
import { forgetLinksBefore } from "@/db/queries/prolific-links";
import type { Deps } from "@/server/deps";

/** Prolific repeats an event for two days at most. */
const keptMs = 3 * 24 * 60 * 60 * 1000;

/** Forgets events that cannot come again, and who opened links that are of no use any more. */
export async function forgetOldProlificEvents(deps: Deps): Promise<void> {
  const before = deps.now() - keptMs;
  await deps.store.write(async (tx) => {
    await forgetEventsBefore(tx, before);
    await forgetLinksBefore(tx, before);
  });
}
