import { Readable } from "node:stream";
import { activityFileNames, activityFilter } from "@/server/domain/activity/contracts";
import { DomainError } from "@/server/domain/errors";
import { writeActivityFile } from "@/server/services/activity/write-activity-file";
import { answerMember } from "./answer-member";
import { projectAttachment } from "./project-attachment";

/** Sends the activity of a project that the address asks for, as one of its files. */
export function answerActivity(request: Request, project: string, name: string): Promise<Response> {
  return answerMember(request, { project, permission: "view" }, async (deps, scope) => {
    const known = activityFileNames.find((one) => one === name);
    if (known === undefined) throw new DomainError("not_found", `There is no file called ${name}.`);
    const filter = activityFilter.parse(Object.fromEntries(new URL(request.url).searchParams));
    const lines = await writeActivityFile(deps, scope, { name: known, filter });
    return projectAttachment(deps, scope, { name: `${project}-${known}`, stream: Readable.from(lines) });
  });
}
