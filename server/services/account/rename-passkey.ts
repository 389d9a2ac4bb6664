import { renamePasskeyRow } from "@/db/queries/second-factors";
import type { Deps } from "@/server/deps";
import type { Account } from "@/server/domain/organizer/contracts";
import { noPasskey } from "./internal/no-passkey";

/** Gives a passkey of the person another name. @throws DomainError `not_found`. */
export async function renamePasskey(
  deps: Deps,
  account: Account,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<void> {
  const isRenamed = await deps.store.write((tx) => renamePasskeyRow(tx, account.id, passkeyId, name));
  if (!isRenamed) throw noPasskey();
}
