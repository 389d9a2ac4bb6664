import { z } from "zod";
import {
  addedWebhook,
  addWebhookInput,
  deliveriesShown,
  deliveryInput,
  listedDelivery,
  listedWebhook,
  webhookInput,
} from "@/server/domain/webhook/contracts";
import { addWebhook } from "@/server/services/webhook/add-webhook";
import { listDeliveries } from "@/server/services/webhook/list-deliveries";
import { listWebhooks } from "@/server/services/webhook/list-webhooks";
import { removeWebhook } from "@/server/services/webhook/remove-webhook";
import { replayDelivery } from "@/server/services/webhook/replay-delivery";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

const organize = memberProcedure("organize");

/** Addresses that are told what happens in a project, with the log of what they were told. */
export const webhookRouter = router({
  list: organize.output(z.array(listedWebhook)).query(({ ctx }) => listWebhooks(ctx.deps, ctx.scope)),
  add: organize
    .input(addWebhookInput)
    .output(addedWebhook)
    .mutation(({ ctx, input }) => addWebhook(ctx.deps, ctx.scope, input)),
  remove: organize
    .input(webhookInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeWebhook(ctx.deps, ctx.scope, input.webhookId)),
  deliveries: organize
    .input(webhookInput)
    .output(z.array(listedDelivery))
    .query(({ ctx, input }) =>
      listDeliveries(ctx.deps, ctx.scope, input.webhookId, { before: null, limit: deliveriesShown }),
    ),
  replay: organize
    .input(deliveryInput)
    .output(z.void())
    .mutation(({ ctx, input }) => replayDelivery(ctx.deps, ctx.scope, input)),
});
