import "server-only";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { appRouter } from "@/server/routers/app";
import { headersOfRefusals, refuseOtherSites } from "@/server/trpc/refusal";
import { requestContext } from "@/server/trpc/request-context";

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
