import type { Deps } from "@/server/deps";
import { answerProcedures } from "./answer-procedures";
import { requestContext } from "./request-context";
import { workRouter } from "./routers/work";
import { router } from "./trpc";

/** The part of the browsers' door that annotators' pages call. */
const annotatorsRouter = router({ work: workRouter });

/** One call of `work`, or several in a batch. */
const workPath = /^\/api\/trpc\/work\.\w+(?:,work\.\w+)*(?:\?|$)/;

/** Whether an address asks for what annotators do, and for nothing else. @param url the path with what follows it */
export const asksForWork = (url: string): boolean => workPath.test(url);

/** Answers a request that asks for what annotators do. */
export const answerWork = (deps: Deps, request: Request): Promise<Response> =>
  answerProcedures(request, annotatorsRouter, (headers, resHeaders) =>
    requestContext(headers, resHeaders, deps),
  );
