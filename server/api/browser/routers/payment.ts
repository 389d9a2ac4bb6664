import { z } from "zod";
import {
  giveBonusInput,
  payBatch,
  payBatchInput,
  payPage,
  payPageInput,
} from "@/server/domain/payment/contracts";
import { approvePay } from "@/server/services/payment/approve-pay";
import { giveBonus } from "@/server/services/payment/give-bonus";
import { markPaid } from "@/server/services/payment/mark-paid";
import { showPayments } from "@/server/services/payment/show-payments";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

const organize = memberProcedure("organize");

/** What annotators earn. The files come from /api/projects/{slug}/pay/{name}. */
export const paymentRouter = router({
  list: organize
    .input(payPageInput)
    .output(payPage)
    .query(({ ctx, input }) => showPayments(ctx.deps, ctx.scope, input)),
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
