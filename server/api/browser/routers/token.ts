import { z } from "zod";
import { createTokenInput, listedToken, madeToken, tokenInput } from "@/server/domain/token/contracts";
import { listTokens } from "@/server/services/token/list-tokens";
import { makeOwnToken } from "@/server/services/token/make-own-token";
import { revokeToken } from "@/server/services/token/revoke-token";
import { accountProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

/** Tokens by which programs act as the person who signed in. */
export const tokenRouter = router({
  list: accountProcedure
    .output(z.array(listedToken))
    .query(({ ctx }) => listTokens(ctx.deps, ctx.account.id)),
  create: accountProcedure
    .input(createTokenInput)
    .output(madeToken)
    .mutation(({ ctx, input }) => makeOwnToken(ctx.deps, ctx.session, input)),
  revoke: accountProcedure
    .input(tokenInput)
    .output(z.void())
    .mutation(({ ctx, input }) => revokeToken(ctx.deps, ctx.account.id, input.tokenId)),
});
