import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { takePage } from "@/server/api/browser/take-page";
import { pageOutcomeHeader, writePageOutcome } from "@/server/domain/assignment/page-outcome";
import { headersOf } from "./headers-of";

const workPath = /^\/p\/([a-z0-9-]+)\/work$/;

/**
 * Takes a page of work that comes as a form, from a browser without scripts, and makes of the request one for the page
 * that follows. Next hears what became of the form in a header, whatever a client sent there.
 */
export async function takePageForm(request: IncomingMessage): Promise<void> {
  delete request.headers[pageOutcomeHeader];
  const slug = workPath.exec(request.url ?? "")?.[1];
  if (request.method !== "POST" || slug === undefined || !isForm(request)) return;
  const form = new URLSearchParams(await text(request));
  const outcome = await takePage(headersOf(request), slug, form);
  request.method = "GET";
  delete request.headers["content-length"];
  delete request.headers["content-type"];
  delete request.headers["transfer-encoding"];
  if (outcome !== null) request.headers[pageOutcomeHeader] = writePageOutcome(outcome);
}

const isForm = ({ headers }: IncomingMessage) =>
  headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;
