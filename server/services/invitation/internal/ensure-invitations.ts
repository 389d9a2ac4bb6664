import { insertInvitations, invitationIds } from "@/db/queries/invitations";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";

/** Random bytes of the code in a personal link. */
const codeBytes = 12;

/**
 * Invites those of the people named (each once) who are not invited yet; the caller holds the project's lock.
 * @returns the id of everyone's invitation by name, and how many are new.
 */
export async function ensureInvitations(
  deps: Pick<Deps, "newId" | "newSecret" | "now">,
  tx: Tx,
  projectId: string,
  names: readonly string[],
): Promise<{ ids: ReadonlyMap<string, string>; added: number }> {
  const ids = await invitationIds(tx, projectId, names);
  const createdAt = deps.now();
  const rows = names
    .filter((name) => !ids.has(name))
    .map((name) => ({ id: deps.newId(), projectId, name, code: deps.newSecret(codeBytes), createdAt }));
  await insertInvitations(tx, rows);
  for (const { id, name } of rows) ids.set(name, id);
  return { ids, added: rows.length };
}
