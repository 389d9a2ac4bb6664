import { Readable } from "node:stream";
import { writeProtocol } from "@/server/services/protocol/write-protocol";
import { answerMember } from "./answer-member";
import { projectAttachment } from "./project-attachment";

/** Sends the protocol of a project as YAML. */
export function answerProtocol(request: Request, project: string): Promise<Response> {
  return answerMember(request, { project, permission: "organize" }, async (deps, scope) =>
    projectAttachment(deps, scope, {
      name: `${project}-protocol.yaml`,
      stream: Readable.from([await writeProtocol(deps, scope)]),
    }),
  );
}
