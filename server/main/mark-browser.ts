import type { IncomingMessage, ServerResponse } from "node:http";
import { ensureDevice } from "@/server/api/browser/annotator-cookie";
import { requestContext } from "@/server/api/browser/request-context";
import { headersOf } from "./headers-of";

const joinPath = /^\/p\/[a-z0-9-]+\/?\?(?:.*&)?prolific_token=/;

/**
 * Gives a browser that comes by a link signed by Prolific the code by which it is told from others, before the link is looked
 * at: a page cannot, and only so a reload differs from somebody else with the same link.
 */
export function markBrowser(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== "GET" || !joinPath.test(request.url ?? "")) return;
  const made = new Headers();
  ensureDevice(requestContext(headersOf(request), made));
  const [cookie] = made.getSetCookie();
  if (cookie === undefined) return;
  response.appendHeader("Set-Cookie", cookie);
  const [own = ""] = cookie.split(";");
  request.headers.cookie = [request.headers.cookie, own].filter(Boolean).join("; ");
}
