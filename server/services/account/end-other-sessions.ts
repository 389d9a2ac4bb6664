import { deleteSessions } from "@/db/queries/sessions";
import type { Deps } from "@/server/deps";
import type { AccountSession } from "@/server/domain/organizer/account-contracts";

/** Signs every other browser of the person out. */
export async function endOtherSessions(
  deps: Pick<Deps, "store">,
  { id, userId }: AccountSession,
): Promise<void> {
  await deps.store.write((tx) => deleteSessions(tx, userId, id));
}
