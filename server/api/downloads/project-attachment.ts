import type { Deps } from "@/server/deps";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { projectFile, type ProjectFile } from "@/server/services/project/project-file";
import { attachment } from "./attachment";

/** A file of a project, as a browser saves it; what is of a rehearsal copy says so. */
export async function projectAttachment(
  deps: Pick<Deps, "store">,
  scope: ProjectScope,
  file: ProjectFile,
): Promise<Response> {
  const { name, stream, bytes } = await projectFile(deps, scope, file);
  return attachment(name, stream, bytes);
}
