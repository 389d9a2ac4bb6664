import { z } from "zod";
import { giveBonusInput, payBatch, payBatchInput, payList } from "@/server/domain/payment/contracts";
import { approvePay } from "@/server/services/payment/approve-pay";
import { giveBonus } from "@/server/services/payment/give-bonus";
import { listPayments } from "@/server/services/payment/list-payments";
import { markPaid } from "@/server/services/payment/mark-paid";
import { memberProcedure } from "@/server/trpc/organizer-procedures";
import { router } from "@/server/trpc/trpc";

const organize = memberProcedure("organize");

/** What annotators earn. The files come from /api/projects/{slug}/pay/{name}. */
export const paymentRouter = router({
  list: organize.output(payList).query(({ ctx }) => listPayments(ctx.deps, ctx.scope)),
  approve: organize
    .input(payBatchInput)
    .output(payBatch)
    .mutation(({ ctx, input }) => approvePay(ctx.deps, ctx.scope, input)),
  markPaid: organize
    .input(payBatchInput)
    .output(payBatch)
    .mutation(({ ctx, input }) => markPaid(ctx.deps, ctx.scope, input)),
  giveBonus: organize
    .input(giveBonusInput)
    .output(z.void())
    .mutation(({ ctx, input }) => giveBonus(ctx.deps, ctx.scope, input)),
});
