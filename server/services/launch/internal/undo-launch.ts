import { deleteSomeItemPlaces } from "@/db/queries/item-places";
import { deleteSomeHits } from "@/db/queries/hits";
import { changeProject, lockProject } from "@/db/queries/projects";
import { pacedWrites } from "@/db/paced-writes";
import type { Undertaking } from "@/db/queries/undertakings";
import type { Deps } from "@/server/deps";
import { workAt } from "@/server/services/undertaking/internal/undertake";

/**
 * Makes a draft of a project again whose HITs or places are not all laid out.
 * @param undertaking this process's, on the project
 */
export async function undoLaunch(
  deps: Pick<Deps, "store" | "now" | "log">,
  undertaking: Undertaking,
): Promise<void> {
  const projectId = undertaking.subjectId;
  await workAt(deps, undertaking, async ({ isStillOurs, end }) => {
    for (const deleteSome of [deleteSomeHits, deleteSomeItemPlaces]) {
      const paced = pacedWrites(deps.store);
      const deletePiece = () =>
        paced.write(paced.size, async (tx) => {
          await isStillOurs(tx);
          return deleteSome(tx, projectId, paced.size);
        });
      while (await deletePiece());
    }
    await deps.store.write(async (tx) => {
      const { state } = await lockProject(tx, projectId);
      await isStillOurs(tx);
      if (state === "launching") await changeProject(tx, projectId, { state: "draft" });
      await end(tx);
    });
  });
}
