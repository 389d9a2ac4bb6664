import { z } from "zod";
import { confirmFakeSubscription, createSecret, addSubscription } from "../rules/hook-rules";
import { subscriptionJson } from "./vendor-json";
import { answerCreated, resultsOf, answerOk, type VendorRoute } from "./vendor-route";

const subscriptionRequest = z.strictObject({
  workspace_id: z.string(),
  event_type: z.string(),
  target_url: z.string(),
});

/** Secrets and subscriptions of events. */
export const hookRoutes: VendorRoute[] = [
  {
    method: "GET",
    path: "/api/v1/hooks/secrets/",
    answer: ({ books, query }) => {
      const workspaceId = query.get("workspace_id");
      const secrets = [...books.workspaces.values()].flatMap(({ id, secret }) =>
        secret && (workspaceId === null || workspaceId === id) ? [{ ...secret, workspace_id: id }] : [],
      );
      return resultsOf(secrets);
    },
  },
  {
    method: "POST",
    path: "/api/v1/hooks/secrets/",
    answer: ({ books, body }) => {
      const { workspace_id } = z.strictObject({ workspace_id: z.string() }).parse(body);
      return answerCreated({ ...createSecret(books, workspace_id), workspace_id });
    },
  },
  {
    method: "GET",
    path: "/api/v1/hooks/subscriptions/",
    answer: ({ books, query }) => {
      const workspaceId = query.get("workspace_id");
      // What is disabled is left out unless it is asked for.
      const isEnabled = query.get("is_enabled") !== "false";
      const all = [...books.subscriptions.values()].filter((each) => each.isConfirmed === isEnabled);
      return resultsOf(
        all.filter((each) => workspaceId === null || each.workspaceId === workspaceId).map(subscriptionJson),
      );
    },
  },
  {
    method: "POST",
    path: "/api/v1/hooks/subscriptions/",
    answer: ({ books, body }) => {
      const { workspace_id: workspaceId, event_type, target_url } = subscriptionRequest.parse(body);
      const made = addSubscription(books, { workspaceId, eventType: event_type, targetUrl: target_url });
      const answer = answerCreated({ results: [subscriptionJson(made)] });
      return { ...answer, headers: { "X-Hook-Secret": made.confirmation } };
    },
  },
  {
    method: "POST",
    path: "/api/v1/hooks/subscriptions/{subscription_id}/",
    answer: ({ books, id, body }) => {
      const { secret } = z.strictObject({ secret: z.string() }).parse(body);
      return answerOk(subscriptionJson(confirmFakeSubscription(books, id, secret)));
    },
  },
];
