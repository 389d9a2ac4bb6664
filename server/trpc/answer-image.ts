import { readImage, type StoredImage } from "@/server/services/image/read-image";
import { answerMember } from "./answer-member";
import { findAnnotator } from "./find-annotator";
import { requestContext } from "./request-context";

/** Sends a picture of a project's items to its annotators and members. */
export async function answerImage(request: Request, project: string, name: string): Promise<Response> {
  const ctx = requestContext(request.headers);
  const annotator = await findAnnotator(ctx, project);
  if (annotator !== null) {
    const image = await readImage(ctx.deps, annotator, name).catch(() => null);
    return image === null ? new Response(null, { status: 404 }) : imageResponse(image);
  }
  return answerMember(request, { project, permission: "view" }, async (deps, scope) =>
    imageResponse(await readImage(deps, scope, name)),
  );
}

/** The browser takes it for what its first bytes said, runs nothing in it, and need not fetch it twice. */
function imageResponse({ mediaType, sha256, bytes }: StoredImage): Response {
  return new Response(bytes, {
    headers: {
      "content-type": mediaType,
      "content-disposition": "inline",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=3600",
      etag: `"${sha256}"`,
    },
  });
}
