import { insertWebhook, webhooksOf } from "@/db/queries/webhooks";
import { seal } from "@/server/auth/sealed-text";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { AddedWebhook, AddWebhookInput } from "@/server/domain/webhook/contracts";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { admitsHttp, refusedUrl } from "./internal/post-safely";
import { webhookSecretPlace, shownWebhook } from "./internal/shown-webhook";

const mostWebhooks = 20;

/**
 * Tells an address what happens in a project from now on. The secret that signs it is told this once.
 * @throws DomainError `invalid_input` for an address that would never be called, `conflict` above 20 of them.
 */
export async function addWebhook(
  deps: Deps,
  scope: OrganizeScope,
  { url, events, stallMinutes }: Omit<AddWebhookInput, "project">,
): Promise<AddedWebhook> {
  const refused = refusedUrl(url, admitsHttp());
  if (refused !== null) {
    throw new DomainError("invalid_input", `This address cannot be called. ${refused}`, {
      fields: { url: { reason: "not_called", params: {} } },
    });
  }
  const secret = `whsec_${deps.newSecret(32)}`;
  const { projectId } = scope;
  const id = deps.newId();
  const row = {
    ...{ id, projectId, url, events, stallMinutes },
    secret: seal(secret, webhookSecretPlace(id)),
    ...{ createdAt: deps.now(), disabledAt: null, stalledSince: null, completedAt: null },
  };
  await deps.store.write(async (tx) => {
    if ((await webhooksOf(tx, projectId)).length >= mostWebhooks) {
      throw new DomainError("conflict", `A project has at most ${mostWebhooks} webhooks.`);
    }
    await insertWebhook(tx, row);
    await recordEvent(deps, tx, scope, "webhook_added", { host: new URL(url).host, events });
  });
  return { ...shownWebhook(row, scope.slug), secret };
}
