import { findItem } from "@/db/queries/items";
import type { Tx } from "@/db/store";
import { DomainError } from "@/server/domain/errors";

/**
 * An item of this project with its gold answer, if it has one.
 * @throws DomainError `not_found`, also for an item of another project.
 */
export async function findProjectItem(tx: Tx, projectId: string, itemId: string) {
  const item = await findItem(tx, projectId, itemId);
  if (item === undefined) throw new DomainError("not_found", "This item is not in this project.", { itemId });
  return item;
}
