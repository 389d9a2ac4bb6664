import type { IncomingMessage } from "node:http";
import type { NewId } from "@/server/ids";

/** Names that proxies give; anything else could forge lines of the log. */
const proxiesName = /^[\w.-]{8,128}$/;

/** What names a request in the log: what the proxy in front calls it where there is one, otherwise a new id. */
export function requestIdOf(
  { headers }: Pick<IncomingMessage, "headers">,
  { newId, trustProxy }: { newId: NewId; trustProxy: boolean },
): string {
  const given = headers["x-request-id"];
  return trustProxy && typeof given === "string" && proxiesName.test(given) ? given : newId();
}
