import { markReportsDismissed } from "@/db/queries/item-reports";
import { holdProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { findProjectItem } from "@/server/services/gold/internal/find-project-item";
import { recordEvent } from "@/server/services/project/internal/record-event";

/**
 * Leaves a reported item as it is; the reports stay, and a new one brings the item back to the list.
 * @throws DomainError `not_found`, `conflict` where no report of it waits.
 */
export async function dismissReports(deps: Deps, scope: OrganizeScope, itemId: string): Promise<void> {
  await deps.store.write(async (tx) => {
    const { projectId, actor } = scope;
    await holdProject(tx, projectId);
    const item = await findProjectItem(tx, projectId, itemId);
    const dismissedByUserId = actor.kind === "user" ? actor.userId : null;
    const change = { dismissedAt: deps.now(), dismissedByUserId };
    const reports = await markReportsDismissed(tx, { projectId, itemId }, change);
    if (reports === 0) throw new DomainError("conflict", "Nobody reports this item now.");
    await recordEvent(deps, tx, scope, "item_reports_dismissed", { item: item.externalId, reports });
  });
}
