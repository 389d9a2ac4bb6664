import { changeProject, lockProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { OwnScope } from "@/server/domain/organizer/actor";

/** Takes a project off the list of everyone, or puts it back. It goes on as it was: nothing stops. */
export async function archiveProject(
  deps: Deps,
  { projectId }: OwnScope,
  { isArchived }: { isArchived: boolean },
): Promise<void> {
  await deps.store.write(async (tx) => {
    const { archivedAt } = await lockProject(tx, projectId);
    if ((archivedAt !== null) === isArchived) return;
    await changeProject(tx, projectId, { archivedAt: isArchived ? deps.now() : null });
  });
}
