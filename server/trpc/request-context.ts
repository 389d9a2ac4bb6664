import { sharedAuth } from "@/server/auth/auth";
import { findAccount } from "@/server/auth/find-account";
import { liveDeps } from "@/server/deps";
import type { Context } from "./context";

/** The context of one HTTP request; `resHeaders` collects what the answer is to carry. */
export function requestContext(headers: Headers, resHeaders?: Headers): Context {
  let account: ReturnType<Context["findAccount"]> | undefined;
  return {
    deps: liveDeps(),
    findAccount: () => (account ??= findAccount(sharedAuth(), headers)),
    cookie: (name) => cookieOf(headers, name),
    address: headers.get("x-forwarded-for") ?? "",
    isSecure: headers.get("x-forwarded-proto") === "https",
    resHeaders,
  };
}

function cookieOf(headers: Headers, name: string): string | undefined {
  const pairs = (headers.get("cookie") ?? "").split(/; */);
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
