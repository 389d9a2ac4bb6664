import { z } from "zod";
import {
  accountEmail,
  accountLinkInput,
  accountOverview,
  changeEmailInput,
  changeNameInput,
  confirmPasswordInput,
  openAccountLink,
  passkeyInput,
  renamePasskeyInput,
  requestResetInput,
  resetPasswordInput,
  sessionInput,
  signInOptions,
} from "@/server/domain/organizer/account-contracts";
import { changeName } from "@/server/services/account/change-name";
import { confirmEmailChange } from "@/server/services/account/confirm-email-change";
import { confirmPassword } from "@/server/services/account/confirm-password";
import { endOtherSessions } from "@/server/services/account/end-other-sessions";
import { endSession } from "@/server/services/account/end-session";
import { openEmailLink } from "@/server/services/account/open-email-link";
import { openResetLink } from "@/server/services/account/open-reset-link";
import { removePasskey } from "@/server/services/account/remove-passkey";
import { renamePasskey } from "@/server/services/account/rename-passkey";
import { requestEmailChange } from "@/server/services/account/request-email-change";
import { requestReset } from "@/server/services/account/request-reset";
import { resetPassword } from "@/server/services/account/reset-password";
import { showAccount } from "@/server/services/account/show-account";
import { showSignInOptions } from "@/server/services/account/show-sign-in-options";
import { accountProcedure } from "@/server/api/browser/organizer-procedures";
import { publicProcedure, router } from "@/server/api/browser/trpc";

/** What somebody does with their own account, and the links that lead back into it. */
export const accountRouter = router({
  signInOptions: publicProcedure.output(signInOptions).query(({ ctx }) => showSignInOptions(ctx.deps)),
  requestReset: publicProcedure
    .input(requestResetInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const { language, address } = ctx;
      await requestReset(ctx.deps, { email: input.email, language, address });
    }),
  openResetLink: publicProcedure
    .input(accountLinkInput)
    .output(openAccountLink)
    .query(({ ctx, input }) => openResetLink(ctx.deps, input.token)),
  resetPassword: publicProcedure
    .input(resetPasswordInput)
    .output(accountEmail)
    .mutation(({ ctx, input }) => resetPassword(ctx.deps, input)),
  openEmailLink: publicProcedure
    .input(accountLinkInput)
    .output(openAccountLink)
    .query(({ ctx, input }) => openEmailLink(ctx.deps, input.token)),
  confirmEmail: publicProcedure
    .input(accountLinkInput)
    .output(accountEmail)
    .mutation(({ ctx, input }) => confirmEmailChange(ctx.deps, input.token)),
  show: accountProcedure
    .output(accountOverview)
    .query(({ ctx }) =>
      showAccount(ctx.deps, ctx.account, ctx.session, () => ctx.countRecoveryCodes(ctx.account.id)),
    ),
  confirmPassword: accountProcedure
    .input(confirmPasswordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => confirmPassword(ctx.deps, ctx.account, ctx.session, input.password)),
  changeName: accountProcedure
    .input(changeNameInput)
    .output(z.void())
    .mutation(({ ctx, input }) => changeName(ctx.deps, ctx.account, input.name)),
  changeEmail: accountProcedure
    .input(changeEmailInput)
    .output(z.void())
    .mutation(({ ctx: { deps, account, session, language }, input: { email } }) =>
      requestEmailChange(deps, account, session, { email, language }),
    ),
  endSession: accountProcedure
    .input(sessionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => endSession(ctx.deps, ctx.account, input.sessionId)),
  endOtherSessions: accountProcedure
    .output(z.void())
    .mutation(({ ctx }) => endOtherSessions(ctx.deps, ctx.session)),
  renamePasskey: accountProcedure
    .input(renamePasskeyInput)
    .output(z.void())
    .mutation(({ ctx, input }) => renamePasskey(ctx.deps, ctx.account, input)),
  removePasskey: accountProcedure
    .input(passkeyInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removePasskey(ctx.deps, ctx.session, input.passkeyId)),
});
