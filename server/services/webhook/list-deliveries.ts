import { deliveriesOf } from "@/db/queries/webhooks";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ListedDelivery } from "@/server/domain/webhook/contracts";
import { requireWebhook } from "./internal/shown-webhook";

/** What a webhook was told and what it answered, the newest first. @throws DomainError `not_found`. */
export async function listDeliveries(
  deps: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
  webhookId: string,
  range: { before: string | null; limit: number },
): Promise<ListedDelivery[]> {
  const db = deps.store.read;
  await requireWebhook(db, projectId, webhookId);
  return (await deliveriesOf(db, webhookId, range)).map((row) => ({
    id: row.id,
    event: row.event,
    state: row.state,
    createdAt: isoInstant(row.createdAt),
    attempts: row.attemptCount,
    attemptedAt: row.attemptedAt === null ? null : isoInstant(row.attemptedAt),
    dueAt: row.state === "waiting" ? isoInstant(row.dueAt) : null,
    status: row.status,
    response: row.response,
    body: row.body,
  }));
}
