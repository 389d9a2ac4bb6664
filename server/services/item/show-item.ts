import { readDimensions } from "@/db/queries/dimensions";
import { itemsToDecide } from "@/db/queries/divided-items";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import type { LeasedItem } from "@/server/domain/task/wire";
import { shownItem } from "./internal/shown-item";

/**
 * The whole of an item, as annotators are shown it.
 * @throws DomainError `not_found`, also for an item of another project.
 */
export async function showItem(
  deps: Pick<Deps, "store">,
  { projectId }: ProjectScope,
  itemId: string,
): Promise<LeasedItem> {
  const db = deps.store.read;
  const [item] = await itemsToDecide(db, projectId, [itemId]);
  if (item === undefined) throw new DomainError("not_found", "This item is not in this project.", { itemId });
  return shownItem(await readProject(db, projectId), await readDimensions(db, projectId), item);
}
