import "server-only";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { requireSameOrigin } from "@/server/auth/same-origin";
import { appRouter } from "@/server/routers/app";
import { requestContext } from "@/server/trpc/request-context";

function handle(request: Request): Promise<Response> {
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: request,
    router: appRouter,
    createContext: ({ resHeaders }) => {
      requireSameOrigin(request.headers);
      return requestContext(request.headers, resHeaders);
    },
  });
}

export { handle as GET, handle as POST };
