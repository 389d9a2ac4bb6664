import { checkCounts } from "@/server/domain/attention-check/contracts";
import { countAttentionChecks } from "@/server/services/attention-check/count-attention-checks";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

/** How people answered questions that say themselves what to answer. */
export const attentionChecksRouter = router({
  counts: memberProcedure("organize")
    .output(checkCounts)
    .query(({ ctx }) => countAttentionChecks(ctx.deps, ctx.scope)),
});
