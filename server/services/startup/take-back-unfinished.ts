import { isUnfinished, unfinishedImports } from "@/db/queries/imports";
import { launchingProjects } from "@/db/queries/layout";
import { deletedProjects, lockProject } from "@/db/queries/projects";
import { endUndertaking, type Undertaking } from "@/db/queries/undertakings";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { deleteRest } from "@/server/services/project/delete-project";
import { discardImport } from "@/server/services/import/internal/discard-import";
import { undoLaunch } from "@/server/services/launch/internal/undo-launch";
import { takeOn } from "@/server/services/undertaking/internal/undertake";

/** Takes back launches and imports that no process works at any more, and deletes the rest of deleted projects. Those that one does are left to it. */
export async function takeBackUnfinished(deps: Deps): Promise<void> {
  const { read } = deps.store;
  for (const { id } of await launchingProjects(read)) {
    const undertaking = await takeOver(
      deps,
      id,
      async (tx) => (await lockProject(tx, id)).state === "launching",
    );
    if (undertaking !== null) await undoLaunch(deps, undertaking);
  }
  for (const { id } of await deletedProjects(read)) {
    const undertaking = await takeOver(deps, id, async (tx) =>
      (await deletedProjects(tx)).some((one) => one.id === id),
    );
    if (undertaking !== null) await deleteRest(deps, undertaking);
  }
  for (const { id, projectId } of await unfinishedImports(read)) {
    const undertaking = await takeOver(deps, id, (tx) => isUnfinished(tx, id));
    if (undertaking !== null) await discardImport(deps, projectId, undertaking);
  }
}

/** Takes work on whose process is gone, unless it has ended in the meantime. */
function takeOver(
  deps: Deps,
  subjectId: string,
  isToDo: (tx: Tx) => Promise<boolean>,
): Promise<Undertaking | null> {
  return deps.store.write(async (tx) => {
    const undertaking = await takeOn(deps, tx, subjectId);
    if (undertaking === null || (await isToDo(tx))) return undertaking;
    await endUndertaking(tx, undertaking);
    return null;
  });
}
