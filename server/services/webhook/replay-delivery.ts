import { changeDelivery, enableWebhook, findDelivery } from "@/db/queries/webhooks";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { triedForMs } from "@/server/domain/webhook/retries";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { requireWebhook } from "./internal/shown-webhook";

/** Sends a delivery once more, under the same id; a webhook that was given up is told again. @throws DomainError `not_found`. */
export async function replayDelivery(
  deps: Deps,
  scope: OrganizeScope,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
): Promise<void> {
  await deps.store.write(async (tx) => {
    const { url } = await requireWebhook(tx, scope.projectId, webhookId);
    const found = await findDelivery(tx, webhookId, deliveryId);
    if (found === undefined) throw new DomainError("not_found", "This delivery is not here any more.");
    const now = deps.now();
    const again = { state: "waiting" as const, dueAt: now, triedUntil: now + triedForMs, attemptCount: 0 };
    await changeDelivery(tx, deliveryId, again);
    await enableWebhook(tx, webhookId);
    await recordEvent(deps, tx, scope, "webhook_replayed", { host: new URL(url).host });
  });
}
