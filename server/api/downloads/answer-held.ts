import { Readable } from "node:stream";
import { showHeld, showOwnHeld } from "@/server/services/erasure/show-held";
import { findAnnotator } from "../browser/find-annotator";
import { requestContext } from "../browser/request-context";
import { answerMember } from "./answer-member";
import { attachment } from "./attachment";

/** Sends an annotator all that is held on them. */
export async function answerOwnHeld(request: Request, project: string): Promise<Response> {
  const ctx = requestContext(request.headers);
  const annotator = await findAnnotator(ctx, project);
  if (annotator === null) return new Response(null, { status: 404 });
  return attachment(`${project}-my-data.json`, Readable.from([await showOwnHeld(ctx.deps, annotator)]));
}

/** Sends an organizer all that is held on an annotator. */
export function answerHeld(request: Request, project: string, pseudonym: string): Promise<Response> {
  return answerMember(request, { project, permission: "organize" }, async (deps, scope) => {
    const text = await showHeld(deps, scope, pseudonym);
    return attachment(`${project}-${pseudonym}.json`, Readable.from([text]));
  });
}
