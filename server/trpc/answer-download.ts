import { openReleaseFile } from "@/server/services/release/open-release-file";
import { answerMember } from "./answer-member";
import { attachment } from "./attachment";

/** Sends one of the files that `release.list` names. */
export function answerDownload(request: Request, project: string, name: string): Promise<Response> {
  return answerMember(request, { project, permission: "view" }, async (deps, scope) => {
    return attachment(name, await openReleaseFile(deps, scope, name));
  });
}
