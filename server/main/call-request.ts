import type { IncomingMessage } from "node:http";
import { readBytes } from "@/server/api/programs/read-json";
import { headersOf } from "./headers-of";

/**
 * A call in JSON as the web's own kind of request, with what tRPC reads of one. Node's own `Request` costs as much as all
 * else that tRPC does for a call.
 */
export async function callRequest(request: IncomingMessage): Promise<Request> {
  const { method = "GET", url = "" } = request;
  const bytes = method === "GET" ? null : await readBytes(request);
  const call: Pick<Request, "method" | "url" | "headers" | "signal" | "json"> = {
    method,
    // Only the path and what follows it are read; which host was asked stands in the headers.
    url: `http://localhost${url}`,
    headers: headersOf(request),
    signal: new AbortController().signal,
    json: async () => JSON.parse(new TextDecoder().decode(bytes ?? undefined)) as unknown,
  };
  // Of a call in JSON that wants one whole answer, nothing else is ever asked for.
  return call as Request;
}
