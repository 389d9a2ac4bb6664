import type { AnyTRPCRouter } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { headersOfRefusals, refuseOtherSites } from "./refusal";
import { requestContext } from "./request-context";

/** Where browsers ask for procedures. */
const endpoint = "/api/trpc";

/** Answers a browser that asks for procedures of a router. */
export function answerProcedures(
  request: Request,
  router: AnyTRPCRouter,
  contextOf: typeof requestContext = requestContext,
): Promise<Response> {
  return fetchRequestHandler({
    endpoint,
    req: request,
    router,
    createContext: ({ resHeaders }) => {
      refuseOtherSites(request.headers);
      return contextOf(request.headers, resHeaders);
    },
    responseMeta: ({ errors }) => ({ headers: headersOfRefusals(errors) }),
  });
}
