import type { IncomingMessage, ServerResponse } from "node:http";
import { answerJoin } from "@/server/api/browser/answer-join";
import { requestContext } from "@/server/api/browser/request-context";
import { readBytes } from "@/server/api/programs/read-json";
import type { Deps } from "@/server/deps";
import { headersOf } from "./headers-of";
import { isForm } from "./page-form";
import { sendOn } from "./send-web";

const joinPath = /^\/p\/([a-z0-9-]+)\/join(?:\?|$)/;

/**
 * Takes the form by which people join in front of Next, where many come at the same moment; one that is packed in another
 * way goes on to Next, which takes it alike.
 * @returns whether it has been answered
 */
export async function takeJoinForm(
  deps: Deps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { method, url = "" } = request;
  const slug = joinPath.exec(url)?.[1];
  if (method !== "POST" || slug === undefined || !isForm(request)) return false;
  const form = {
    // Only what follows the path is read; which host was asked stands in the headers.
    url: `http://localhost${url}`,
    headers: headersOf(request),
    formData: async () => new URLSearchParams((await readBytes(request)).toString()),
  };
  const answer = await answerJoin(form, slug, (headers, made) => requestContext(headers, made, deps));
  sendOn(response, answer);
  return true;
}
