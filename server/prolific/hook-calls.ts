import { z } from "zod";
import { allPages } from "./all-pages";
import { ProlificError } from "./prolific-error";
import type { ProlificApi } from "./prolific-api";
import { answerBody, type VendorLine } from "./vendor-line";
import { vendorPath } from "./vendor-path";

const secretAnswer = z.object({ value: z.string(), workspace_id: z.string().optional() });
const subscription = z
  .object({
    id: z.string(),
    event_type: z.string(),
    target_url: z.string(),
    is_enabled: z.boolean().default(true),
  })
  .transform(({ id, event_type: eventType, target_url: targetUrl, is_enabled: isEnabled }) => ({
    id,
    eventType,
    targetUrl,
    isEnabled,
  }));
/** Prolific describes a list, while its guide shows the subscription itself. */
const subscribed = z.union([
  z.object({ results: z.array(subscription) }).transform(({ results }) => results),
  subscription.transform((one) => [one]),
]);

const subscriptionsPath = "/api/v1/hooks/subscriptions/";
const secretsPath = "/api/v1/hooks/secrets/";

type HookCalls = Pick<
  ProlificApi,
  "hookSecret" | "createHookSecret" | "hookSubscriptions" | "subscribe" | "confirmSubscription"
>;

/** The events that Prolific sends to this server. */
export function hookCalls(line: VendorLine): HookCalls {
  return {
    hookSecret: async (workspaceId) => {
      const request = { path: secretsPath, query: { workspace_id: workspaceId } };
      const secrets = await allPages(line, request, secretAnswer);
      return secrets.find(({ workspace_id: of = workspaceId }) => of === workspaceId)?.value ?? null;
    },
    createHookSecret: async (workspaceId) => {
      const body = { workspace_id: workspaceId };
      return answerBody(await line.once({ method: "POST", path: secretsPath, body }), secretAnswer).value;
    },
    // Without a word about it, Prolific leaves out what is disabled.
    hookSubscriptions: async (workspaceId) => {
      const listed = (isEnabled: "true" | "false") => {
        const query = { workspace_id: workspaceId, is_enabled: isEnabled };
        return allPages(line, { path: subscriptionsPath, query }, subscription);
      };
      const all = [...(await listed("true")), ...(await listed("false"))];
      return [...new Map(all.map((one) => [one.id, one])).values()];
    },
    subscribe: async ({ workspaceId, eventType, targetUrl }) => {
      const body = { workspace_id: workspaceId, event_type: eventType, target_url: targetUrl };
      const answer = await line.once({ method: "POST", path: subscriptionsPath, body });
      const made = answerBody(answer, subscribed).findLast(
        (one) => one.eventType === eventType && one.targetUrl === targetUrl,
      );
      if (!made) throw new ProlificError("unknown", 200, "");
      return { id: made.id, confirmation: answer.headers.get("x-hook-secret") };
    },
    confirmSubscription: async (subscriptionId, confirmation) => {
      const path = vendorPath`/api/v1/hooks/subscriptions/${subscriptionId}/`;
      await line.once({ method: "POST", path, body: { secret: confirmation }, bodyIgnored: true });
    },
  };
}
