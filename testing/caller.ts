import type { TestDatabase } from "@/testing/world/database";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import type { OrganizerLanguage } from "@/server/domain/language/organizer-languages";
import type { AccountSession } from "@/server/domain/organizer/account-contracts";
import type { Account } from "@/server/domain/organizer/contracts";
import { createCaller } from "@/server/api/browser/routers/app";

/** Who asks: an account that signed in, the cookies of a browser, or neither. */
export interface CallerIdentity {
  account?: Account | null;
  session?: AccountSession | null;
  cookies?: Record<string, string>;
  language?: OrganizerLanguage;
  /** The languages of texts that they wish to read. */
  wishes?: readonly string[];
  deps?: Deps;
}

/** The browser's door as this asker finds it; `resHeaders` collects what the answers carry. */
export function callerFor(
  database: TestDatabase,
  { account = null, session = null, cookies = {}, language = "en", wishes = [], deps }: CallerIdentity = {},
) {
  const resHeaders = new Headers();
  const caller = createCaller({
    deps: deps ?? testDeps(database.store).deps,
    findAccount: async () => account,
    findSession: async () => session,
    countRecoveryCodes: async () => 0,
    cookie: (name) => cookies[name],
    language,
    wishes,
    address: "192.0.2.1",
    isSecure: false,
    isFramed: false,
    resHeaders,
  });
  return { caller, resHeaders };
}
