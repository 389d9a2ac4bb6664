import { DomainError } from "@/server/domain/errors";
import { checkImportInput } from "@/server/domain/import/contracts";
import { readImportErrors } from "@/server/services/import/read-import-errors";
import { answerMember } from "./answer-member";
import { attachment } from "./attachment";

/** Sends all that is wrong with uploaded files; the form's field `import` is the JSON that `import.check` takes. */
export function answerImportErrors(request: Request, project: string): Promise<Response> {
  return answerMember(request, { project, permission: "organize" }, async (deps, scope) => {
    const input = checkImportInput.safeParse(await fieldOf(request, "import"));
    if (!input.success) throw new DomainError("malformed", "This request cannot be read.");
    const { files, ...choices } = input.data;
    return attachment("errors.csv", await readImportErrors(deps, scope, files, choices));
  });
}

async function fieldOf(request: Request, name: string): Promise<unknown> {
  try {
    return JSON.parse(String((await request.formData()).get(name)));
  } catch {
    return null;
  }
}
