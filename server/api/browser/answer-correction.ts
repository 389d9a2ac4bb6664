import { DomainError } from "@/server/domain/errors";
import { correctEnteredPage } from "@/server/services/assignment/correct-entered-page";
import { findAnnotator } from "./find-annotator";
import { isOurs, seeOther } from "./form-answer";
import { requestContext } from "./request-context";

/** Takes a corrected page that a browser sends as a form, and leads back to what became of it. */
export async function answerCorrection(
  request: Request,
  slug: string,
  contextOf: typeof requestContext = requestContext,
): Promise<Response> {
  const to = (result: string) => seeOther(`/p/${slug}/correct?result=${result}`);
  const ctx = contextOf(request.headers, new Headers());
  const annotator = isOurs(request.headers) ? await findAnnotator(ctx, slug) : null;
  if (annotator === null) return to("refused");
  const form = new URLSearchParams(await request.text());
  const { assignment = "", revision, ...fields } = Object.fromEntries(form);
  try {
    const isTaken = await correctEnteredPage(ctx.deps, annotator, {
      assignment,
      revision: revision === undefined ? undefined : Number(revision),
      fields: new Map(Object.entries(fields)),
    });
    return to(isTaken ? "corrected" : "gaps");
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return to(resultOf[error.reason] ?? "refused");
  }
}

/** What is said of a refusal; of a closed correction only where there is a newer page to correct. */
const resultOf: Partial<Record<DomainError["reason"], string>> = {
  conflict: "elsewhere",
  correction_closed: "newer",
};
