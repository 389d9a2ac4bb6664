import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { ProjectScope } from "@/server/domain/organizer/actor";

/** Whether a project is a rehearsal copy, in which nothing is real. */
export async function isCopy(deps: Pick<Deps, "store">, { projectId }: ProjectScope): Promise<boolean> {
  return (await readProject(deps.store.read, projectId)).rehearsalOf !== null;
}
