import "server-only";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { appRouter } from "@/server/api/browser/routers/app";
import { headersOfRefusals, refuseOtherSites } from "@/server/api/browser/refusal";
import { requestContext } from "@/server/api/browser/request-context";

function handle(request: Request): Promise<Response> {
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: request,
    router: appRouter,
    createContext: ({ resHeaders }) => {
      refuseOtherSites(request.headers);
      return requestContext(request.headers, resHeaders);
    },
    responseMeta: ({ errors }) => ({ headers: headersOfRefusals(errors) }),
  });
}

export { handle as GET, handle as POST };
