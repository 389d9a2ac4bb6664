import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { takePage } from "@/server/api/browser/take-page";
import { takeQuestionnaire } from "@/server/api/browser/take-questionnaire";
import { pageOutcomeHeader, writePageOutcome } from "@/server/domain/assignment/page-outcome";
import {
  questionnaireOutcomeHeader,
  writeQuestionnaireOutcome,
} from "@/server/domain/questionnaire/entered-questionnaire";
import { headersOf } from "./headers-of";

const formPath = /^\/p\/([a-z0-9-]+)\/(work|questionnaire)$/;

/**
 * Takes a page of work or a questionnaire that comes as a form, from a browser with or without scripts, and makes of the
 * request one for the page that follows. Next hears what became of the form in a header, whatever a client sent there.
 * @returns whether it has been answered, by leading elsewhere
 */
export async function takePageForm(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  delete request.headers[pageOutcomeHeader];
  delete request.headers[questionnaireOutcomeHeader];
  const [, slug, page] = formPath.exec(request.url ?? "") ?? [];
  if (request.method !== "POST" || slug === undefined || !isForm(request)) return false;
  const form = new URLSearchParams(await text(request));
  if (page === "questionnaire") {
    const outcome = await takeQuestionnaire(headersOf(request), slug, form);
    if ("goTo" in outcome) {
      response.writeHead(303, { location: outcome.goTo }).end();
      return true;
    }
    request.headers[questionnaireOutcomeHeader] = writeQuestionnaireOutcome(outcome);
  } else {
    const outcome = await takePage(headersOf(request), slug, form);
    if (outcome !== null) request.headers[pageOutcomeHeader] = writePageOutcome(outcome);
  }
  request.method = "GET";
  delete request.headers["content-length"];
  delete request.headers["content-type"];
  delete request.headers["transfer-encoding"];
  return false;
}

/** Whether a body is a form as browsers send one without files. */
export const isForm = ({ headers }: IncomingMessage): boolean =>
  headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;
