import { holdProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { findProjectItem } from "@/server/services/gold/internal/find-project-item";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { reinstate } from "./internal/retire";

/**
 * Takes the retirement of an item back: people are asked about it again, and releases have it again. A known answer
 * stays switched off until it is switched on under Gold.
 * @throws DomainError `not_found`, `conflict` for an item that is not retired.
 */
export async function reinstateItem(deps: Deps, scope: OrganizeScope, itemId: string): Promise<void> {
  await deps.store.write(async (tx) => {
    await holdProject(tx, scope.projectId);
    const item = await findProjectItem(tx, scope.projectId, itemId);
    const userId = scope.actor.kind === "user" ? scope.actor.userId : null;
    if (!(await reinstate(deps, tx, { itemId, userId }))) {
      throw new DomainError("conflict", "This item is not retired.");
    }
    await recordEvent(deps, tx, scope, "item_reinstated", { item: item.externalId });
  });
}
