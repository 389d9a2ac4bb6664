import { DomainError } from "@/server/domain/errors";
import { uploadName } from "@/server/domain/import/contracts";
import { storeUpload } from "@/server/services/import/store-upload";
import { answerMember } from "../downloads/answer-member";

/** Keeps the body of the request under `?project=slug&name=file name`, for `import.check` and `import.save`. */
export function answerUpload(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const project = query.get("project") ?? "";
  return answerMember(request, { project, permission: "organize" }, async (deps, scope) => {
    const name = uploadName.safeParse(query.get("name"));
    if (!name.success || request.body === null) {
      throw new DomainError("malformed", "An upload needs a name and a body.");
    }
    return Response.json(await storeUpload(deps, scope, name.data, request.body));
  });
}
