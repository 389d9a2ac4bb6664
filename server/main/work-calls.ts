import type { IncomingMessage, ServerResponse } from "node:http";
import { answerVerb, verbIn } from "@/server/api/browser/answer-verb";
import { answerWork, asksForWork } from "@/server/api/browser/answer-work";
import { readBytes } from "@/server/api/programs/read-json";
import type { Deps } from "@/server/deps";
import { callRequest } from "./call-request";
import { headerOf } from "./headers-of";
import { sendBrowserText, sendWeb } from "./send-web";

/** Answers what an annotator's page asks for while it is worked on; false for every other request. */
export type WorkCalls = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const isJson = ({ "content-type": type = "" }: IncomingMessage["headers"]) =>
  /^application\/json\b/i.test(type);

/** Whether a page's script calls in JSON and wants its answer whole; all else that may come goes on to Next. */
const isPlainCall = ({ method, headers }: IncomingMessage) =>
  headers["trpc-accept"] === undefined && (method === "GET" || (method === "POST" && isJson(headers)));

/** What nobody opens as a document may do nothing there. */
const policy = { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" };

/** The calls that are made while somebody works, by the table of verbs. */
export function verbCalls(deps: Deps): WorkCalls {
  return async (request, response) => {
    const { method, url = "" } = request;
    const name = method === "POST" && isPlainCall(request) ? verbIn(url) : null;
    if (name === null) return false;
    const body = await readBytes(request);
    const answer = await answerVerb(deps, name, { header: headerOf(request), body });
    const headers = { "content-type": "application/json", ...policy, ...answer.headers };
    sendBrowserText(request, response, { ...answer, headers: Object.entries(headers) });
    return true;
  };
}

/** The annotators' other calls in front of Next, whose own handling of a request costs several times what a call does. */
export function workCalls(deps: Deps): WorkCalls {
  return async (request, response) => {
    if (!asksForWork(request.url ?? "") || !isPlainCall(request)) return false;
    await sendWeb(request, response, await answerWork(deps, await callRequest(request)));
    return true;
  };
}
