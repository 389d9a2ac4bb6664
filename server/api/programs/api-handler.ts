import type { IncomingMessage, ServerResponse } from "node:http";
import type { Deps } from "@/server/deps";
import { compilePatterns, findRoute } from "./find-route";
import { describeApi } from "./openapi";
import { readJson } from "./read-json";
import type { ApiRequest } from "./route";
import { routes } from "./routes";
import { sendError, sendJson } from "./send";

/** Answers a request for the programs' API; false for every other request. */
export type ApiHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const descriptionPath = "/api/openapi.json";

function isOurs(path: string): boolean {
  return path.startsWith("/api/v1/") || path === descriptionPath || path === "/api/health";
}

/** The programs' door: routes under /api/v1, their description and the health check. */
export function apiHandler(deps: Deps): ApiHandler {
  const patterns = compilePatterns(routes);
  const description = describeApi(routes);
  return async (request, response) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    if (!isOurs(path)) return false;
    try {
      if (path === descriptionPath) sendJson(response, 200, description);
      else {
        const { route, params } = findRoute(patterns, request.method ?? "", path);
        sendJson(response, route.status, await route.answer(apiRequest(deps, params, request)));
      }
    } catch (error) {
      // Whoever hung up in the middle of a body gets no answer.
      if (request.destroyed && !request.complete) response.destroy();
      else sendError(deps, response, error);
    }
    return true;
  };
}

function apiRequest(deps: Deps, params: Record<string, string>, request: IncomingMessage): ApiRequest {
  const [, token = null] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
  return {
    deps,
    params,
    token,
    address: String(request.headers["x-forwarded-for"] ?? request.socket.remoteAddress),
    readBody: async () => (request.method === "POST" ? readJson(request) : {}),
  };
}
