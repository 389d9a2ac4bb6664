import { DomainError } from "@/server/domain/errors";
import { openReleasedFile } from "@/server/services/release/open-released-file";
import { answerMember } from "./answer-member";
import { attachment } from "./attachment";

const oneVersion = /^v?([1-9]\d{0,8})$/;

/** Sends a file of a release, which `release.list` names. */
export function answerReleasedFile(
  request: Request,
  project: string,
  { version, name }: { version: string; name: string },
): Promise<Response> {
  return answerMember(request, { project, permission: "view" }, async (deps, scope) => {
    const [, digits] = oneVersion.exec(version) ?? [];
    if (digits === undefined) throw new DomainError("not_found", "There is no such release.", { version });
    const { stream, bytes } = await openReleasedFile(deps, scope, { version: Number(digits), name });
    return attachment(name, stream, bytes);
  });
}
