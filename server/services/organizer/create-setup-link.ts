import { insertSetupLink } from "@/db/queries/organizers";
import type { Deps } from "@/server/deps";
import { hashSecret } from "@/server/ids";

const daysOpen = 7;

/** Makes a link by which one person can make one account within seven days; `token` is known only to the caller. */
export async function createSetupLink(deps: Deps): Promise<{ token: string; expiresAt: number }> {
  const token = deps.newSecret(24);
  const createdAt = deps.now();
  const expiresAt = createdAt + daysOpen * 24 * 60 * 60 * 1000;
  await deps.store.write((tx) =>
    insertSetupLink(tx, { id: deps.newId(), tokenHash: hashSecret(token), createdAt, expiresAt }),
  );
  return { token, expiresAt };
}
