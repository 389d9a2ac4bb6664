import { z } from "zod";
import { offeredOptOut, optOutInput } from "@/server/domain/invitation-mail/opt-out-contracts";
import { optOut, showOptOut } from "@/server/services/invitation-mail/opt-out";
import { publicProcedure, router } from "@/server/api/browser/trpc";

/** The way out of a project's mail, for people who have its link and nothing else. */
export const optOutRouter = router({
  show: publicProcedure
    .input(optOutInput)
    .output(offeredOptOut)
    .query(({ ctx, input }) => showOptOut(ctx.deps, input)),
  confirm: publicProcedure
    .input(optOutInput)
    .output(z.void())
    .mutation(({ ctx, input }) => optOut(ctx.deps, input)),
});
