import type { IncomingMessage, ServerResponse } from "node:http";
import { answerWork, asksForWork } from "@/server/api/browser/answer-work";
import type { Deps } from "@/server/deps";
import { callRequest } from "./call-request";
import { sendWeb } from "./send-web";

/** Answers what an annotator's page asks for while it is worked on; false for every other request. */
export type WorkCalls = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const isJson = ({ "content-type": type = "" }: IncomingMessage["headers"]) =>
  /^application\/json\b/i.test(type);

/** Whether a page's script calls in JSON and wants its answer whole; all else that may come goes on to Next. */
const isPlainCall = ({ method, headers }: IncomingMessage) =>
  headers["trpc-accept"] === undefined && (method === "GET" || (method === "POST" && isJson(headers)));

/** The annotators' calls in front of Next, whose own handling of a request costs several times what a call does. */
export function workCalls(deps: Deps): WorkCalls {
  return async (request, response) => {
    if (!asksForWork(request.url ?? "") || !isPlainCall(request)) return false;
    await sendWeb(request, response, await answerWork(deps, await callRequest(request)));
    return true;
  };
}
