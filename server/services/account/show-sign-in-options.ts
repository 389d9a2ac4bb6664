import { singleSignOnOf } from "@/server/auth/single-sign-on";
import type { Deps } from "@/server/deps";
import type { SignInOptions } from "@/server/domain/organizer/account-contracts";

/** How people can come in on this server, as its environment says. */
export function showSignInOptions({ mailer }: Pick<Deps, "mailer">): SignInOptions {
  return { mail: mailer !== null, singleSignOn: singleSignOnOf()?.name ?? null };
}
