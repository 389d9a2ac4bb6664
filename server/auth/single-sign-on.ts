import type { GenericOAuthConfig } from "better-auth/plugins";
import { APIError } from "better-auth/api";
import { domainAdmitted } from "@/server/domain/organizer/admitted-domains";

/** The name under which better-auth knows the provider; a part of the address it calls back. */
export const singleSignOnId = "oidc";

type Environment = Partial<NodeJS.ProcessEnv>;

export interface SingleSignOnSettings {
  /** What the button names. */
  name: string;
  discoveryUrl: string;
  clientId: string;
  clientSecret: string;
  /** Whose emails may sign in; empty admits all that the provider knows. */
  domains: string[];
}

/**
 * The OpenID Connect provider that the environment names: `TOUCHSTONE_OIDC_DISCOVERY_URL`, `_CLIENT_ID` and
 * `_CLIENT_SECRET`, with `_NAME` for the button and `_DOMAINS` for who is admitted. Null where one of the three is missing.
 */
export function singleSignOnOf(env: Environment = process.env): SingleSignOnSettings | null {
  const { TOUCHSTONE_OIDC_DISCOVERY_URL: discoveryUrl, TOUCHSTONE_OIDC_CLIENT_ID: clientId } = env;
  const { TOUCHSTONE_OIDC_CLIENT_SECRET: clientSecret, TOUCHSTONE_OIDC_NAME: name } = env;
  if (!discoveryUrl || !clientId || !clientSecret) return null;
  const domains = (env.TOUCHSTONE_OIDC_DOMAINS ?? "").split(/[\s,]+/).filter((domain) => domain !== "");
  return { name: name || "single sign-on", discoveryUrl, clientId, clientSecret, domains };
}

/** Refuses people of other domains, and emails of which the provider does not say that they are theirs. */
export function providerOf(settings: SingleSignOnSettings): GenericOAuthConfig {
  const { discoveryUrl, clientId, clientSecret, domains } = settings;
  return {
    providerId: singleSignOnId,
    discoveryUrl,
    clientId,
    clientSecret,
    scopes: ["openid", "profile", "email"],
    pkce: true,
    requireIdTokenVerification: true,
    mapProfileToUser: (profile: Record<string, unknown>) => {
      const email = typeof profile.email === "string" ? profile.email.toLowerCase() : "";
      const isProved = profile.email_verified === true || profile.email_verified === "true";
      if (!isProved) throw new APIError("FORBIDDEN", { code: "EMAIL_NOT_PROVED" });
      if (!domainAdmitted(email, domains)) throw new APIError("FORBIDDEN", { code: "DOMAIN_NOT_ADMITTED" });
      const name = typeof profile.name === "string" && profile.name !== "" ? profile.name : email;
      return { email, emailVerified: true, name };
    },
  };
}
