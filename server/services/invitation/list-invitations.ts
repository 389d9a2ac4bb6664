import { invitationsOf } from "@/db/queries/invitations";
import { namedItemCounts } from "@/db/queries/named-items";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import type { ListedInvitation } from "@/server/domain/invitation/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";

/** Everyone who was invited in person, by name, with who has come and how many items are on their list. */
export async function listInvitations(
  deps: Pick<Deps, "store">,
  scope: OrganizeScope,
): Promise<ListedInvitation[]> {
  return deps.store.snapshot(async (db) => {
    const items = await namedItemCounts(db, scope.projectId);
    const rows = await invitationsOf(db, scope.projectId);
    return rows.map(({ id, name, code, pseudonym, joinedAt }) => ({
      id,
      name,
      code,
      joined: pseudonym === null || joinedAt === null ? null : { pseudonym, at: isoInstant(joinedAt) },
      items: items.get(id) ?? 0,
    }));
  });
}
