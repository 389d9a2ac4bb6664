import { DomainError } from "@/server/domain/errors";
import { HttpRefusal } from "./http-refusal";
import type { Route } from "./route";

/** A route that fits a request, with what stands at the named parts of its path. */
export interface FoundRoute {
  route: Route;
  params: Record<string, string>;
}

interface Pattern {
  route: Route;
  expression: RegExp;
}

export function compilePatterns(routes: readonly Route[]): Pattern[] {
  return routes.map((route) => ({
    route,
    expression: new RegExp(
      `^${route.path.replaceAll(/\{(\w+)\}/g, "(?<$1>[A-Za-z0-9._~%!$&'()*+,;=:@-]+)")}$`,
    ),
  }));
}

/** @throws DomainError `not_found` for an unknown path, HttpRefusal 405 for a method that the path does not know. */
export function findRoute(patterns: readonly Pattern[], method: string, path: string): FoundRoute {
  const allowed: string[] = [];
  for (const { route, expression } of patterns) {
    const match = expression.exec(path);
    if (match === null) continue;
    if (route.method === method) return { route, params: decoded(match.groups) };
    allowed.push(route.method);
  }
  if (allowed.length === 0) {
    throw new DomainError(
      "not_found",
      "There is nothing at this address; /api/openapi.json lists what there is.",
    );
  }
  const refusal = new DomainError("malformed", `This address answers ${allowed.join(", ")} only.`);
  throw new HttpRefusal(405, refusal, { allow: allowed.join(", ") });
}

/** The named parts of a path as they are meant. @throws DomainError `not_found` for what stands for no text. */
function decoded(groups: Record<string, string> | undefined): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(groups ?? {}).map(([name, part]) => [name, decodeURIComponent(part)]),
    );
  } catch {
    throw new DomainError("not_found", "There is nothing at this address.");
  }
}
