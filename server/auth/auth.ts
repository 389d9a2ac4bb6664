import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { genericOAuth, twoFactor } from "better-auth/plugins";
import { libraryDatabase, sharedHandles } from "@/db/client";
import { engine } from "@/db/engine";
import * as schema from "@/db/schema";
import { provedForMs } from "@/server/domain/organizer/account-security";
import { limitOf, secondsToWait } from "./limit-of";
import { sessionSecret } from "./secret";
import { providerOf, singleSignOnId, type SingleSignOnSettings } from "./single-sign-on";

type Handles = Parameters<typeof libraryDatabase>[0];

const product = "Touchstone";

/** So often the use of a session is noted, in seconds. */
const notedEverySeconds = 5 * 60;

/** The origins a request may come from: the very address it was sent to, by either protocol. */
function ownOrigins(request?: Request): string[] {
  const host = request?.headers.get("x-forwarded-host") ?? request?.headers.get("host");
  return host ? [`http://${host}`, `https://${host}`] : [];
}

/** The requests about signing in of each address, counted for all servers; better-auth says how many are too many. */
const requestsCountedBy = (limiter: Handles["limiterOf"]) => ({
  consume: async (key: string, { window, max }: { window: number; max: number }) => {
    const rule = { name: "sign-ins", points: max, seconds: window };
    const waitMs = await limitOf({ store: { limiter } }, rule).take(key);
    return { allowed: waitMs === null, retryAfter: waitMs === null ? null : secondsToWait(waitMs) };
  },
});

/**
 * Signing in and out, second factors and passkeys. Accounts are made through links, or by the single sign-on.
 * @param signOn the provider that people may come from; only the doors that lead there need it.
 */
export function createAuth(handles: Handles, secret: string, signOn: SingleSignOnSettings | null = null) {
  const publicUrl = process.env.TOUCHSTONE_URL;
  return betterAuth({
    appName: product,
    secret,
    // Without a configured address the server answers under whatever host and port it was called by.
    baseURL: publicUrl ?? { allowedHosts: ["*"], fallback: "http://localhost:3000" },
    basePath: "/api/auth",
    trustedOrigins: async (request) => ownOrigins(request),
    // The adapter asks for no more than a Drizzle database; `libraryDatabase` returns one for either engine.
    database: drizzleAdapter(libraryDatabase(handles) as Parameters<typeof drizzleAdapter>[0], {
      provider: engine === "postgres" ? "pg" : "sqlite",
      schema,
      usePlural: true,
    }),
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12 },
    account: { accountLinking: { trustedProviders: [singleSignOnId], requireLocalEmailVerified: false } },
    user: {
      additionalFields: { lastActiveAt: { type: "date", required: false, input: false, returned: false } },
    },
    session: {
      expiresIn: 30 * 24 * 60 * 60,
      updateAge: notedEverySeconds,
      freshAge: provedForMs / 1000,
    },
    databaseHooks: {
      session: {
        update: {
          after: async ({ userId }, context) => {
            await context?.context.internalAdapter.updateUser(userId, { lastActiveAt: new Date() });
          },
        },
      },
    },
    plugins: [
      twoFactor({ issuer: product }),
      passkey({
        rpName: product,
        rpID: new URL(publicUrl ?? "http://localhost").hostname,
        // A passkey signs in without an email, so the device has to keep whose it is.
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      }),
      ...(signOn === null ? [] : [genericOAuth({ config: [providerOf(signOn)] })]),
    ],
    rateLimit: {
      enabled: process.env.TOUCHSTONE_RATE_LIMIT !== "off",
      ...(engine === "postgres" && { customStorage: requestsCountedBy(handles.limiterOf) }),
    },
    advanced: {
      cookiePrefix: "touchstone",
      // A browser keeps no secure cookie of a plain http address, and then nobody can sign in.
      useSecureCookies: publicUrl?.startsWith("https://") ?? false,
    },
    telemetry: { enabled: false },
    logger: { level: "error" },
  });
}

export type Auth = ReturnType<typeof createAuth>;

// Route handlers and pages each have a copy of this module; the counts of the rate limit must be one.
const shared = globalThis as typeof globalThis & { touchstoneAuth?: Auth };

export function sharedAuth(): Auth {
  return (shared.touchstoneAuth ??= createAuth(sharedHandles(), sessionSecret()));
}
