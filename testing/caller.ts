import type { FreshDatabase } from "@/testing/world/database";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import type { Account } from "@/server/domain/organizer/contracts";
import { createCaller } from "@/server/routers/app";

/** Who asks: an account that signed in, the cookies of a browser, or neither. */
export interface Asker {
  account?: Account | null;
  cookies?: Record<string, string>;
  deps?: Deps;
}

/** The browser's door as this asker finds it; `resHeaders` collects what the answers carry. */
export function callerFor(database: FreshDatabase, { account = null, cookies = {}, deps }: Asker = {}) {
  const resHeaders = new Headers();
  const caller = createCaller({
    deps: deps ?? testDeps(database.store).deps,
    findAccount: async () => account,
    cookie: (name) => cookies[name],
    address: "192.0.2.1",
    isSecure: false,
    resHeaders,
  });
  return { caller, resHeaders };
}
