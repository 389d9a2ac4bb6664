import type { IncomingMessage, ServerResponse } from "node:http";
import type { Deps } from "@/server/deps";
import { nameRequest } from "@/server/current-request";
import { refusalFor } from "@/server/refusal";
import { compilePatterns, findRoute } from "./find-route";
import { describeApi } from "./openapi";
import { jsonIn, readBytes } from "./read-json";
import { referencePage } from "./reference-page";
import type { ApiRequest, Route } from "./route";
import { routes } from "./routes";
import { sendError, sendJson, sendStream, sendText } from "./send";
import { SentStream, SentText } from "./sent";

/** Answers a request for the programs' API; false for every other request. */
export type ApiHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const descriptionPath = "/api/openapi.json";
const referencePath = "/api";

function isOurs(path: string): boolean {
  return path.startsWith("/api/v1/") || [descriptionPath, referencePath, "/api/health"].includes(path);
}

/** The programs' door: routes under /api/v1, their description, a page to read it, and the health check. */
export function apiHandler(deps: Deps): ApiHandler {
  const patterns = compilePatterns(routes);
  // Each takes a good part of a second, and few servers are ever asked: drawn when it first is.
  let description: string | undefined;
  let reference: ReturnType<typeof referencePage> | undefined;
  return async (request, response) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    if (!isOurs(path)) return false;
    nameRequest(path.startsWith("/api/v1/") ? "unknown route" : path);
    try {
      if (path === descriptionPath) {
        description ??= JSON.stringify(describeApi(routes));
        sendText(response, 200, description);
      } else if (path === referencePath) {
        reference ??= referencePage(routes);
        sendText(response, 200, reference.html, reference.headers);
      } else {
        const { route, params } = findRoute(patterns, request.method ?? "", path);
        nameRequest(`${route.method} ${route.path}`);
        await send(response, route, await route.answer(apiRequest(deps, params, request)));
      }
    } catch (error) {
      // Whoever hung up in the middle of a body gets no answer.
      if (request.destroyed && !request.complete) response.destroy();
      else if (response.headersSent) cutOff(deps, response, error);
      else sendError(deps, response, error);
    }
    return true;
  };
}

/** An answer that has begun can only be cut off, so that nobody takes it for the whole. */
function cutOff(deps: Deps, response: ServerResponse, error: unknown): void {
  const hasLeft = error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
  if (!hasLeft) refusalFor(deps, error);
  response.destroy();
}

async function send(response: ServerResponse, { status }: Route, answer: unknown): Promise<void> {
  if (answer instanceof SentStream) return sendStream(response, status, answer);
  if (answer instanceof SentText) return sendText(response, answer.status, answer.body);
  return sendJson(response, status, answer);
}

function apiRequest(deps: Deps, params: Record<string, string>, request: IncomingMessage): ApiRequest {
  const [, token = null] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
  const { method = "", url = "", headers } = request;
  let bytes: Promise<Buffer> | undefined;
  const read = () => (bytes ??= readBytes(request));
  return {
    deps,
    method,
    url,
    params,
    query: Object.fromEntries(new URLSearchParams(url.split("?").slice(1).join("?"))),
    headers,
    token,
    address: String(headers["x-forwarded-for"] ?? request.socket.remoteAddress),
    readBytes: read,
    readBody: async () => (method === "GET" ? {} : jsonIn(await read(), headers["content-type"])),
    body: request,
  };
}
