import { DomainError } from "@/server/domain/errors";
import type { PageOutcome } from "@/server/domain/assignment/page-outcome";
import { submitEnteredPage } from "@/server/services/assignment/submit-entered-page";
import { findAnnotator } from "./find-annotator";
import { isOurs } from "./form-answer";
import { requestContext } from "./request-context";

/**
 * Takes a page of work that a browser sends as a form.
 * @returns what became of it; null where nothing came of it, because the browser is unknown or another site sent it.
 */
export async function takePage(
  headers: Headers,
  slug: string,
  form: URLSearchParams,
): Promise<PageOutcome | null> {
  const ctx = requestContext(headers);
  const annotator = isOurs(headers) ? await findAnnotator(ctx, slug) : null;
  if (annotator === null) return null;
  const { assignment = "", ...fields } = Object.fromEntries(form);
  try {
    return await submitEnteredPage(ctx.deps, annotator, assignment, new Map(Object.entries(fields)));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { kind: "refused" };
  }
}
