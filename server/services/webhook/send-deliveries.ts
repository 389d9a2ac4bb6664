import {
  changeDelivery,
  claimDelivery,
  disableWebhook,
  dueDeliveries,
  type WebhookRow,
} from "@/db/queries/webhooks";
import { unseal } from "@/server/auth/sealed-text";
import type { Deps } from "@/server/deps";
import { pauseAfter } from "@/server/domain/webhook/retries";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { admitsHttp, postSafely, type Posted } from "./internal/post-safely";
import { webhookSecretPlace } from "./internal/shown-webhook";
import { signatureOf } from "./internal/sign";

const atOnce = 10;
/** Longer than an attempt can take: a delivery whose process was ended in the middle is sent again after it. */
const attemptMs = 30_000;

type Due = Awaited<ReturnType<typeof dueDeliveries>>[number];

/** Sends what is due, ten at a time; what does not arrive is put off with growing pauses. @returns how many were sent. */
export async function sendDeliveries(deps: Deps): Promise<number> {
  const due = await dueDeliveries(deps.store.read, deps.now(), atOnce);
  const sent = await Promise.all(due.map((one) => sendOne(deps, one)));
  return sent.filter(Boolean).length;
}

async function sendOne(deps: Deps, { delivery, webhook }: Due): Promise<boolean> {
  const putOffTo = deps.now() + attemptMs;
  if (!(await deps.store.write((tx) => claimDelivery(tx, delivery, putOffTo)))) return false;
  const posted = await attempt(deps, webhook, delivery);
  await noteAttempt(deps, { delivery, webhook }, posted);
  return true;
}

async function attempt(
  deps: Deps,
  { id, url, secret }: WebhookRow,
  delivery: Due["delivery"],
): Promise<Posted> {
  const opened = unseal(secret, webhookSecretPlace(id));
  if (opened === null) {
    return {
      status: null,
      response: "The secret was sealed by another server. Remove this webhook and add it again.",
    };
  }
  return postSafely({
    url,
    body: delivery.body,
    isOpen: admitsHttp(),
    headers: {
      "content-type": "application/json",
      "user-agent": "Touchstone",
      "touchstone-event": delivery.event,
      "touchstone-delivery": delivery.id,
      "touchstone-signature": signatureOf(opened, delivery.body, deps.now()),
    },
  });
}

async function noteAttempt(deps: Deps, { delivery, webhook }: Due, posted: Posted): Promise<void> {
  const now = deps.now();
  const attempts = delivery.attemptCount + 1;
  const outcome = { ...posted, attemptCount: attempts, attemptedAt: now };
  const hasArrived = posted.status !== null && posted.status >= 200 && posted.status < 300;
  const dueAt = now + pauseAfter(attempts);
  await deps.store.write(async (tx) => {
    if (hasArrived) return changeDelivery(tx, delivery.id, { ...outcome, state: "arrived" });
    if (dueAt <= delivery.triedUntil) return changeDelivery(tx, delivery.id, { ...outcome, dueAt });
    await changeDelivery(tx, delivery.id, { ...outcome, state: "failed" });
    if (!(await disableWebhook(tx, webhook.id, now))) return undefined;
    const { projectId, url } = webhook;
    const system = { projectId, actor: { kind: "system" as const } };
    return recordEvent(deps, tx, system, "webhook_disabled", { host: new URL(url).host });
  });
}
