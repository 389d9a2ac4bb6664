import { DomainError } from "@/server/domain/errors";
import { readImage, readImageByKey, type StoredImage } from "@/server/services/image/read-image";
import { answerMember, refusedAnswer } from "./answer-member";
import { findAnnotator } from "../browser/find-annotator";
import { requestContext } from "../browser/request-context";

/** Sends a picture of a project's items: to annotators by its key alone, to members also by its name. */
export async function answerImage(request: Request, project: string, name: string): Promise<Response> {
  const ctx = requestContext(request.headers);
  const annotator = await findAnnotator(ctx, project);
  try {
    const image = annotator && (await readImageByKey(ctx.deps, annotator, name).catch(unlessMissing));
    if (image) return imageResponse(image);
  } catch (error) {
    return refusedAnswer(ctx.deps, error);
  }
  const answer = await answerMember(request, { project, permission: "view" }, async (deps, scope) => {
    const keyed = await readImageByKey(deps, scope, name).catch(unlessMissing);
    return imageResponse(keyed ?? (await readImage(deps, scope, name)));
  });
  // Whoever works in this project learns no more than that there is no such picture.
  return answer.ok || annotator === null ? answer : new Response(null, { status: 404 });
}

function unlessMissing(error: unknown): null {
  if (error instanceof DomainError && error.reason === "not_found") return null;
  throw error;
}

/** The browser takes it for what its first bytes said, and need not fetch it twice. */
function imageResponse({ mediaType, sha256, bytes }: StoredImage): Response {
  return new Response(bytes, {
    headers: {
      "content-type": mediaType,
      "content-disposition": "inline",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=3600",
      etag: `"${sha256}"`,
    },
  });
}
