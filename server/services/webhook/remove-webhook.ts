import { deleteWebhook } from "@/db/queries/webhooks";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { requireWebhook } from "./internal/shown-webhook";

/** Tells an address nothing any more; its log goes with it. @throws DomainError `not_found`. */
export async function removeWebhook(deps: Deps, scope: OrganizeScope, webhookId: string): Promise<void> {
  await deps.store.write(async (tx) => {
    const { url } = await requireWebhook(tx, scope.projectId, webhookId);
    await deleteWebhook(tx, webhookId);
    await recordEvent(deps, tx, scope, "webhook_removed", { host: new URL(url).host });
  });
}
