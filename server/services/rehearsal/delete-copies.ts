import { copiesOf } from "@/db/queries/project-rows";
import { jobsWithState } from "@/db/queries/deletion";
import type { Deps } from "@/server/deps";
import { removeProject } from "@/server/services/project/internal/remove-project";

/** Deletes the copies of a project, those of one rehearsal if it is told. The reports stay. */
export async function deleteCopies(
  deps: Pick<Deps, "store" | "files">,
  projectId: string,
  rehearsal?: string,
): Promise<void> {
  for (const { id } of await copiesOf(deps.store.read, projectId, rehearsal)) {
    const jobs = await jobsWithState(deps.store.read, id);
    await removeProject(
      deps,
      id,
      jobs.map((job) => job.id),
    );
  }
}
