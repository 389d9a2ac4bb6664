import { deleteImport, deleteSomeItems } from "@/db/queries/imports";
import type { Deps } from "@/server/deps";

const itemsPerTransaction = 500;

/** Removes an import that nobody can see and all its items, some at a time, so that others get their turn. */
export async function discardImport(
  deps: Pick<Deps, "store">,
  projectId: string,
  importId: string,
): Promise<void> {
  while (await deps.store.write((tx) => deleteSomeItems(tx, importId, itemsPerTransaction)));
  await deps.store.write((tx) => deleteImport(tx, projectId, importId));
}
