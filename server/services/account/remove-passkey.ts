import { deletePasskeyRow } from "@/db/queries/second-factors";
import { deleteSessions } from "@/db/queries/sessions";
import type { Deps } from "@/server/deps";
import type { AccountSession } from "@/server/domain/organizer/account-contracts";
import { noPasskey } from "./internal/no-passkey";
import { requireProof } from "./internal/require-proof";

/** Removes a passkey of the person and ends their other sessions. @throws DomainError `proof_needed`, `not_found`. */
export async function removePasskey(deps: Deps, session: AccountSession, passkeyId: string): Promise<void> {
  requireProof(deps, session);
  const { id, userId } = session;
  await deps.store.write(async (tx) => {
    if (!(await deletePasskeyRow(tx, userId, passkeyId))) throw noPasskey();
    await deleteSessions(tx, userId, id);
  });
}
