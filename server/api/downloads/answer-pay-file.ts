import { Readable } from "node:stream";
import { DomainError } from "@/server/domain/errors";
import { payFileNames } from "@/server/domain/payment/contracts";
import { writePayFile } from "@/server/services/payment/write-pay-file";
import { answerMember } from "./answer-member";
import { attachment } from "./attachment";

/** Sends one of the files that hold a project's pay. */
export function answerPayFile(request: Request, project: string, name: string): Promise<Response> {
  return answerMember(request, { project, permission: "organize" }, async (deps, scope) => {
    const known = payFileNames.find((one) => one === name);
    if (known === undefined) throw new DomainError("not_found", `There is no file called ${name}.`);
    return attachment(known, Readable.from(await writePayFile(deps, scope, known)));
  });
}
