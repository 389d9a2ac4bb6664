import { statSync } from "node:fs";
import { Readable } from "node:stream";
import { DomainError } from "@/server/domain/errors";
import { storedUploads } from "@/server/services/import/stored-uploads";
import { answerMember } from "./answer-member";
import { attachment } from "./attachment";

/** Sends a sample that was drawn and not imported yet, under the name it was given. */
export function answerSample(
  request: Request,
  project: string,
  { upload, name }: { upload: string; name: string },
): Promise<Response> {
  return answerMember(request, { project, permission: "organize" }, async (_deps, scope) => {
    const [file] = storedUploads(scope, [{ uploadId: upload, fileName: name }]);
    if (file === undefined) throw new DomainError("not_found", `${name} is not here any more.`);
    return attachment(name, Readable.from(file.open()), statSync(file.path).size);
  });
}
