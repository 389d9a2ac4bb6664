import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { libraryDatabase, sharedHandles } from "@/db/client";
import { engine } from "@/db/engine";
import * as schema from "@/db/schema";
import { sessionSecret } from "./secret";

type Handles = Parameters<typeof libraryDatabase>[0];

/** The origins a request may come from: the very address it was sent to, by either protocol. */
function ownOrigins(request?: Request): string[] {
  const host = request?.headers.get("x-forwarded-host") ?? request?.headers.get("host");
  return host ? [`http://${host}`, `https://${host}`] : [];
}

/** Signing in and out with email and password. Accounts are made through set-up links only. */
export function createAuth(handles: Handles, secret: string) {
  const publicUrl = process.env.TOUCHSTONE_URL;
  return betterAuth({
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
    session: { expiresIn: 30 * 24 * 60 * 60 },
    rateLimit: { enabled: process.env.TOUCHSTONE_RATE_LIMIT !== "off" },
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
