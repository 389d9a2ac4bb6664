import { z } from "zod";
import type { FakeVendor } from "../fake-vendor";
import { VendorRefusal } from "../rules/vendor-refusal";
import { accountRoutes } from "./account-routes";
import { hookRoutes } from "./hook-routes";
import { studyRoutes } from "./study-routes";
import { submissionRoutes } from "./submission-routes";
import type { RouteAnswer, VendorRoute } from "./vendor-route";

const vendorRoutes = [...accountRoutes, ...studyRoutes, ...submissionRoutes, ...hookRoutes].map((route) => ({
  ...route,
  // Paths without an id come first, so that they are not taken for one.
  hasId: route.path.includes("{"),
  pattern: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, "([\\w-]+)")}$`),
}));

interface FoundRoute {
  route: VendorRoute;
  id: string;
}

/** The route of a path, which has to end as the vendor describes it. */
export function findVendorRoute(method: string, path: string): FoundRoute | null {
  const fitting = vendorRoutes.filter((each) => each.method === method && each.pattern.test(path));
  const route = fitting.find(({ hasId }) => !hasId) ?? fitting[0];
  return route ? { route, id: route.pattern.exec(path)?.[1] ?? "" } : null;
}

interface ApiRequest {
  token: string;
  query: URLSearchParams;
  body: unknown;
}

/** What the vendor answers; a refusal too is an answer. */
export function answerRoute(vendor: FakeVendor, { route, id }: FoundRoute, request: ApiRequest): RouteAnswer {
  try {
    const books = vendor.admit(request.token);
    return structuredClone(route.answer({ books, id, query: request.query, body: request.body }));
  } catch (error) {
    if (error instanceof VendorRefusal) return failedAnswerOf(error.status, error.message);
    if (error instanceof z.ZodError) return failedAnswerOf(400, z.prettifyError(error));
    throw error;
  }
}

const titles: Record<number, string> = {
  400: "Bad request",
  401: "Unauthorised",
  403: "Forbidden",
  404: "Not found",
  429: "Too many requests",
  500: "Server error",
  502: "Bad gateway",
};

/** An answer that is no success, as the vendor writes it. */
export function failedAnswerOf(status: number, detail: string): RouteAnswer {
  const error = {
    status,
    error_code: status * 100,
    title: titles[status] ?? "Error",
    detail,
    additional_information: "",
  };
  return { status, body: { error } };
}
