import { openUpload } from "@/server/services/import/stored-uploads";
import { answerMember } from "./answer-member";
import { attachment } from "./attachment";

/** Sends a sample that was drawn and not imported yet, under the name it was given. */
export function answerSample(
  request: Request,
  project: string,
  { upload, name }: { upload: string; name: string },
): Promise<Response> {
  return answerMember(request, { project, permission: "organize" }, async (deps, scope) => {
    const { bytes, stream } = await openUpload(deps, scope, { uploadId: upload, fileName: name });
    return attachment(name, stream, bytes);
  });
}
