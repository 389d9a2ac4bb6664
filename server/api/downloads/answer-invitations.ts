import { writeInvitations } from "@/server/services/invitation/write-invitations";
import { answerMember } from "./answer-member";
import { attachment } from "./attachment";

/** Sends the personal links of everyone who was invited. @param join the project's join link */
export function answerInvitations(request: Request, project: string, join: string): Promise<Response> {
  return answerMember(request, { project, permission: "organize" }, async (deps, scope) =>
    attachment("invitations.csv", await writeInvitations(deps, scope, join)),
  );
}
