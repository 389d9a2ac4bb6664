import { deleteImport } from "@/db/queries/imports";
import { deleteSomeItems } from "@/db/queries/items";
import { pacedWrites } from "@/db/paced-writes";
import type { Undertaking } from "@/db/queries/undertakings";
import type { Deps } from "@/server/deps";
import { workAt } from "@/server/services/undertaking/internal/undertake";

/**
 * Removes an import that nobody can see and all its items, some at a time, so that others get their turn.
 * @param undertaking this process's, on the import
 */
export async function discardImport(
  deps: Pick<Deps, "store" | "now" | "log">,
  projectId: string,
  undertaking: Undertaking,
): Promise<void> {
  const importId = undertaking.subjectId;
  await workAt(deps, undertaking, async ({ isStillOurs, end }) => {
    const paced = pacedWrites(deps.store);
    const deletePiece = () =>
      paced.write(paced.size, async (tx) => {
        await isStillOurs(tx);
        return deleteSomeItems(tx, importId, paced.size);
      });
    while (await deletePiece());
    await deps.store.write(async (tx) => {
      await isStillOurs(tx);
      await deleteImport(tx, projectId, importId);
      await end(tx);
    });
  });
}
