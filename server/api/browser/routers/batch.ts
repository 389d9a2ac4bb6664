import { z } from "zod";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";
import {
  batchList,
  batchPreview,
  changeBatchInput,
  discardBatchInput,
  previewBatchChangeInput,
  previewPromotionInput,
  promotedItems,
  promoteItemsInput,
  promotionPreview,
} from "@/server/domain/batch/contracts";
import { changeBatch } from "@/server/services/batch/change-batch";
import { discardBatch } from "@/server/services/batch/discard-batch";
import { listBatches } from "@/server/services/batch/list-batches";
import { previewBatchChange } from "@/server/services/batch/preview-batch-change";
import { previewPromotion } from "@/server/services/batch/preview-promotion";
import { promoteItems } from "@/server/services/batch/promote-items";

const view = memberProcedure("view");
const organize = memberProcedure("organize");

/** What is changed after the launch: batches of items, and items that become gold. */
export const batchRouter = router({
  list: view.output(batchList).query(({ ctx }) => listBatches(ctx.deps, ctx.scope)),
  previewChange: organize
    .input(previewBatchChangeInput)
    .output(batchPreview)
    .query(({ ctx, input }) => previewBatchChange(ctx.deps, ctx.scope, input)),
  change: organize
    .input(changeBatchInput)
    .output(z.void())
    .mutation(({ ctx, input }) => changeBatch(ctx.deps, ctx.scope, input)),
  discard: organize
    .input(discardBatchInput)
    .output(z.void())
    .mutation(({ ctx, input }) => discardBatch(ctx.deps, ctx.scope, input.batch)),
  previewPromotion: organize
    .input(previewPromotionInput)
    .output(promotionPreview)
    .query(({ ctx, input }) => previewPromotion(ctx.deps, ctx.scope, input)),
  promote: organize
    .input(promoteItemsInput)
    .output(promotedItems)
    .mutation(({ ctx, input }) => promoteItems(ctx.deps, ctx.scope, input)),
});
