import {
  account,
  createAccountInput,
  openSetupLinkOutput,
  setupLinkInput,
} from "@/server/domain/organizer/contracts";
import { createAccountBySetupLink } from "@/server/services/organizer/create-account";
import { openSetupLink } from "@/server/services/organizer/open-setup-link";
import { publicProcedure, router } from "@/server/api/browser/trpc";

/** How an organizer comes to an account. Signing in and out is better-auth's, under /api/auth. */
export const setupRouter = router({
  open: publicProcedure
    .input(setupLinkInput)
    .output(openSetupLinkOutput)
    .query(({ ctx, input }) => openSetupLink(ctx.deps, input)),
  createAccount: publicProcedure
    .input(createAccountInput)
    .output(account)
    .mutation(({ ctx, input }) => createAccountBySetupLink(ctx.deps, input)),
  /** Who is signed in; null for nobody. */
  whoAmI: publicProcedure.output(account.nullable()).query(({ ctx }) => ctx.findAccount()),
});
