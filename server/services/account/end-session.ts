import { deleteSession } from "@/db/queries/sessions";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { Account } from "@/server/domain/organizer/contracts";

/** Signs one browser of the person out. @throws DomainError `not_found` where they have no such session. */
export async function endSession(deps: Deps, account: Account, sessionId: string): Promise<void> {
  const isEnded = await deps.store.write((tx) => deleteSession(tx, account.id, sessionId));
  if (!isEnded) throw new DomainError("not_found", "You have no such session.");
}
