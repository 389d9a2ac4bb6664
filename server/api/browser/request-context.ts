import { sharedAuth } from "@/server/auth/auth";
import { findSignedIn } from "@/server/auth/find-account";
import { countRecoveryCodes } from "@/server/auth/recovery-codes";
import { liveDeps, type Deps } from "@/server/deps";
import { languageCookie } from "@/server/domain/language/interface-languages";
import { wishedLanguages } from "@/server/auth/wished-languages";
import { organizerLanguage } from "@/server/domain/language/organizer-languages";
import type { Context } from "./context";
import { readCookie } from "@/server/auth/read-cookie";

/** The context of one HTTP request; `resHeaders` collects what the answer is to carry. */
export function requestContext(headers: Headers, resHeaders?: Headers, deps: Deps = liveDeps()): Context {
  let found: ReturnType<typeof findSignedIn> | undefined;
  const signedIn = () => (found ??= findSignedIn(sharedAuth(), headers));
  return {
    deps,
    findAccount: async () => (await signedIn())?.account ?? null,
    findSession: async () => (await signedIn())?.session ?? null,
    countRecoveryCodes: (userId) => countRecoveryCodes(sharedAuth(), userId),
    cookie: (name) => readCookie(headers.get("cookie"), name),
    language: organizerLanguage(headers.get("x-interface-language") ?? ""),
    wishes: wishedLanguages(
      readCookie(headers.get("cookie"), languageCookie),
      headers.get("accept-language") ?? undefined,
    ),
    address: headers.get("x-forwarded-for") ?? "",
    isSecure: headers.get("x-forwarded-proto") === "https",
    isFramed: headers.get("sec-fetch-dest") === "iframe",
    resHeaders,
  };
}
