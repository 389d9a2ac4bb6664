import { projectsToCount } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { recountProject } from "./recount-project";

/** Counts what lists read of projects that an earlier version began; until then their lists may lack some of it. */
export async function recountEarlier(deps: Pick<Deps, "store">): Promise<void> {
  for (const projectId of await projectsToCount(deps.store.read)) await recountProject(deps, projectId);
}
