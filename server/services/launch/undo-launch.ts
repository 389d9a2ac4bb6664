import { deleteSomeHits, deleteSomeItemPlaces } from "@/db/queries/layout";
import { changeProject, lockProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";

const hitsPerTransaction = 200;
const placesPerTransaction = 1_000;

/** Makes a draft of a project again whose HITs or places are not all laid out. */
export async function undoLaunch(deps: Pick<Deps, "store">, projectId: string): Promise<void> {
  while (await deps.store.write((tx) => deleteSomeHits(tx, projectId, hitsPerTransaction)));
  while (await deps.store.write((tx) => deleteSomeItemPlaces(tx, projectId, placesPerTransaction)));
  await deps.store.write(async (tx) => {
    const { state } = await lockProject(tx, projectId);
    if (state === "launching") await changeProject(tx, projectId, { state: "draft" });
  });
}
