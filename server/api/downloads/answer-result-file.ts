import { openResultFile } from "@/server/services/job/open-result-file";
import { answerMember } from "./answer-member";
import { projectAttachment } from "./project-attachment";

/** Sends one of the files that the result of a job names. */
export function answerResultFile(
  request: Request,
  project: string,
  file: { job: string; name: string },
): Promise<Response> {
  return answerMember(request, { project, permission: "view" }, async (deps, scope) =>
    projectAttachment(deps, scope, { name: file.name, stream: await openResultFile(deps, scope, file) }),
  );
}
