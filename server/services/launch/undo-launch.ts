import { deleteSomeHits } from "@/db/queries/layout";
import { changeProject, lockProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";

const hitsPerTransaction = 200;

/** Makes a draft of a project again whose HITs are not all laid out. */
export async function undoLaunch(deps: Pick<Deps, "store">, projectId: string): Promise<void> {
  while (await deps.store.write((tx) => deleteSomeHits(tx, projectId, hitsPerTransaction)));
  await deps.store.write(async (tx) => {
    const { state } = await lockProject(tx, projectId);
    if (state === "launching") await changeProject(tx, projectId, { state: "draft" });
  });
}
