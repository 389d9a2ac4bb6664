import type { Server } from "node:http";
import Provider from "oidc-provider";

/** A provider of single sign-on that lets everyone in under the email that they type. */
export interface OidcServer {
  /** Where it says what it is. */
  discoveryUrl: string;
  clientId: string;
  clientSecret: string;
  close: () => Promise<void>;
}

/**
 * Starts a provider.
 * @param port one that is free
 * @param redirectUri where it may send people back to
 */
export function startOidcServer(port: number, redirectUri: string): OidcServer {
  const issuer = `http://localhost:${port}`;
  const [clientId, clientSecret] = ["touchstone", "a secret between two servers"];
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    cookies: { keys: ["a key of this test"] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: !id.startsWith("unproved"), name: "Olga Idris" }),
    }),
  });
  const server: Server = provider.listen(port);
  return {
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    clientId,
    clientSecret,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
