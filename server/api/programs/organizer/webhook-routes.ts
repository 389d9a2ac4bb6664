import { z } from "zod";
import { nothing } from "@/server/api/annotator-verbs";
import {
  addedWebhook,
  addWebhookInput,
  deliveryInput,
  listedDelivery,
  listedWebhook,
} from "@/server/domain/webhook/contracts";
import { addWebhook } from "@/server/services/webhook/add-webhook";
import { listDeliveries } from "@/server/services/webhook/list-deliveries";
import { listOwnWebhooks, slugOfWebhook } from "@/server/services/webhook/list-own-webhooks";
import { removeWebhook } from "@/server/services/webhook/remove-webhook";
import { replayDelivery } from "@/server/services/webhook/replay-delivery";
import { pageByKey, pageFrom, pageInput, pageOf, placeIn } from "../cursor";
import { projectRoute, tokenRoute } from "../organizer-route";
import type { ApiRequest, Route } from "../route";

const projectOf = ({ deps, params }: ApiRequest) => slugOfWebhook(deps, params["webhook"] ?? "");
const webhook = z.string().max(100);

/** Addresses that are told what happens. */
export const webhookRoutes: readonly Route[] = [
  tokenRoute(
    {
      method: "GET",
      path: "/api/v1/webhooks",
      summary: "List the webhooks of the projects that the token reaches, or of one project.",
      status: 200,
      input: pageInput.extend({ project: addWebhookInput.shape.project.optional() }),
      output: pageOf(listedWebhook),
      refuses: ["forbidden", "not_found"],
      scope: "read:webhooks",
    },
    async ({ deps, holder, input }) =>
      pageByKey(await listOwnWebhooks(deps, holder, input.project), input, ({ id }) => id),
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/webhooks",
      summary:
        "Tell an address of launch, stall, stop, objection, completion and release of a project. The answer has the secret, once.",
      status: 201,
      input: addWebhookInput,
      output: addedWebhook,
      refuses: ["not_found", "forbidden", "invalid_input", "conflict"],
      permission: "organize",
      scope: "write:webhooks",
      projectOf: async (request) => {
        const { project } = z
          .object({ project: z.string().catch("") })
          .catch({ project: "" })
          .parse(await request.readBody());
        return project;
      },
    },
    ({ deps, scope, input }) => addWebhook(deps, scope, input),
  ),
  projectRoute(
    {
      method: "DELETE",
      path: "/api/v1/webhooks/{webhook}",
      summary: "Tell an address nothing any more.",
      status: 200,
      input: z.object({ webhook }),
      output: nothing,
      refuses: ["not_found", "forbidden"],
      permission: "organize",
      scope: "write:webhooks",
      projectOf,
    },
    async ({ deps, scope, input }) => {
      await removeWebhook(deps, scope, input.webhook);
      return {};
    },
  ),
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/webhooks/{webhook}/deliveries",
      summary: "List what a webhook was told and what it answered, the newest first.",
      status: 200,
      input: pageInput.extend({ webhook }),
      output: pageOf(listedDelivery),
      refuses: ["not_found", "forbidden"],
      permission: "organize",
      scope: "read:webhooks",
      reads: "webhooks",
      projectOf,
    },
    async ({ deps, scope, input }) => {
      const before = placeIn(z.string().max(100), input.cursor);
      const found = await listDeliveries(deps, scope, input.webhook, { before, limit: input.limit + 1 });
      return pageFrom(found, input.limit, ({ id }) => id);
    },
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/webhooks/{webhook}/deliveries/{delivery}/replay",
      summary: "Send a delivery once more, under the same id.",
      status: 200,
      input: z.object({ webhook, delivery: deliveryInput.shape.deliveryId }),
      output: nothing,
      refuses: ["not_found", "forbidden"],
      permission: "organize",
      scope: "write:webhooks",
      projectOf,
    },
    async ({ deps, scope, input }) => {
      await replayDelivery(deps, scope, { webhookId: input.webhook, deliveryId: input.delivery });
      return {};
    },
  ),
];
