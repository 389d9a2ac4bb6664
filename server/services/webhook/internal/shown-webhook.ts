import { findWebhook, type WebhookRow } from "@/db/queries/webhooks";
import type { Db } from "@/db/store";
import { DomainError } from "@/server/domain/errors";
import { isoInstant } from "@/server/domain/instant";
import type { ListedWebhook } from "@/server/domain/webhook/contracts";

/** Where the secret of a webhook is sealed for. */
export const webhookSecretPlace = (webhookId: string) => `webhook ${webhookId}`;

export function shownWebhook(row: WebhookRow, project: string): ListedWebhook {
  const { id, url, events, stallMinutes, createdAt, disabledAt } = row;
  return {
    ...{ id, project, url, events, stallMinutes },
    createdAt: isoInstant(createdAt),
    disabledAt: disabledAt === null ? null : isoInstant(disabledAt),
  };
}

/** @throws DomainError `not_found` for a webhook that this project does not have. */
export async function requireWebhook(db: Db, projectId: string, webhookId: string): Promise<WebhookRow> {
  const found = await findWebhook(db, projectId, webhookId);
  if (found === undefined) throw new DomainError("not_found", "This webhook is not here any more.");
  return found;
}
