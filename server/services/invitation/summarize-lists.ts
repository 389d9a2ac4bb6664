import { peoplePerNamedItem } from "@/db/queries/named-items";
import type { Deps } from "@/server/deps";
import type { NamedItemSummary } from "@/server/domain/invitation/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";

/** How many items are named for one person, for two and so on; empty where no list was assigned. */
export function summarizeLists(deps: Pick<Deps, "store">, scope: OrganizeScope): Promise<NamedItemSummary> {
  return peoplePerNamedItem(deps.store.read, scope.projectId);
}
