import { z } from "zod";
import { computeAgreementInput, shownAgreement, startedJob } from "@/server/domain/agreement/contracts";
import { compareAggregationInput, shownAggregation } from "@/server/domain/aggregation/contracts";
import { aggregationMethods } from "@/server/domain/policy/outcome-policies";
import { listGoldMethods } from "@/server/services/aggregation/list-gold-methods";
import { requestAggregation } from "@/server/services/aggregation/request-aggregation";
import { showAggregation } from "@/server/services/aggregation/show-aggregation";
import { requestAgreement } from "@/server/services/agreement/request-agreement";
import { showAgreement } from "@/server/services/agreement/show-agreement";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

/** How far annotators agree, and what other ways to gold values would change. Files come from /api/projects/{slug}/results/{job}/{name}. */
export const agreementRouter = router({
  show: memberProcedure("view")
    .output(shownAgreement)
    .query(({ ctx }) => showAgreement(ctx.deps, ctx.scope)),
  compute: memberProcedure("organize")
    .input(computeAgreementInput)
    .output(startedJob)
    .mutation(({ ctx, input }) => requestAgreement(ctx.deps, ctx.scope, input)),
  gold: memberProcedure("view")
    .output(shownAggregation.nullable())
    .query(({ ctx }) => showAggregation(ctx.deps, ctx.scope)),
  goldMethods: memberProcedure("view")
    .output(z.array(z.enum(aggregationMethods)))
    .query(({ ctx }) => listGoldMethods(ctx.deps, ctx.scope)),
  compareGold: memberProcedure("organize")
    .input(compareAggregationInput)
    .output(startedJob)
    .mutation(({ ctx, input }) => requestAggregation(ctx.deps, ctx.scope, input)),
});
