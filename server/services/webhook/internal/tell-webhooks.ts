import { insertDelivery, webhooksOf, type WebhookRow } from "@/db/queries/webhooks";
import { readProject } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import type { EventKind } from "@/server/domain/project/event";
import { triedForMs } from "@/server/domain/webhook/retries";
import { webhookEventOf, type WebhookEvent } from "@/server/domain/webhook/webhook";

/** Puts down what the webhooks of a project are told of an event, in the transaction that made it happen. */
export async function tellWebhooks(
  deps: Deps,
  tx: Tx,
  projectId: string,
  { kind, data }: { kind: EventKind; data: Record<string, unknown> },
): Promise<void> {
  const event = webhookEventOf(kind, data);
  if (event !== null) await tellAll(deps, tx, projectId, event, data);
}

/** The same for what is no event of the activity. */
export async function tellAll(
  deps: Deps,
  tx: Tx,
  projectId: string,
  event: WebhookEvent,
  data: Record<string, unknown>,
): Promise<void> {
  const told = (await webhooksOf(tx, projectId)).filter(
    ({ disabledAt, events }) => disabledAt === null && events.includes(event),
  );
  if (told.length === 0) return;
  const { slug } = await readProject(tx, projectId);
  for (const webhook of told) await putDown(deps, tx, webhook, { event, project: slug, data });
}

interface Told {
  event: WebhookEvent;
  project: string;
  data: Record<string, unknown>;
}

/** Puts down what one webhook is told. */
export async function putDown(deps: Deps, tx: Tx, webhook: WebhookRow, told: Told): Promise<void> {
  const id = deps.newId();
  const now = deps.now();
  const { event, project, data } = told;
  await insertDelivery(tx, {
    id,
    webhookId: webhook.id,
    event,
    body: JSON.stringify({ id, event, at: isoInstant(now), project, data }),
    state: "waiting",
    createdAt: now,
    dueAt: now,
    triedUntil: now + triedForMs,
    attemptCount: 0,
    attemptedAt: null,
    status: null,
    response: null,
  });
}
