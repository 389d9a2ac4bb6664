import type { ItemPlace } from "@/db/queries/item-order";
import { datasetsInOrder } from "@/db/queries/item-datasets";
import type { ItemFilter } from "@/db/queries/items";
import { selectItems } from "@/db/queries/listed-items";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ListedItem } from "@/server/domain/item/contracts";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { tasks } from "@/task-types/tasks";
import { listedItemOf } from "./internal/listed-item-of";

/** An item with its place in the order of import, by which a list goes on behind it. */
interface ListedPlace {
  item: ListedItem;
  place: ItemPlace;
}

/** Items of a project in the order of import, behind a place: those that come in meanwhile move no other. */
export async function listItemsAfter(
  deps: Pick<Deps, "store">,
  { projectId }: ProjectScope,
  filter: Omit<ItemFilter, "projectId">,
  limit: number,
): Promise<ListedPlace[]> {
  const db = deps.store.read;
  const { candidates } = tasks[(await readProject(db, projectId)).taskType];
  const held = await datasetsInOrder(db, projectId);
  const rows = await selectItems(db, { ...filter, projectId }, { limit, offset: 0 }, held);
  return rows.map((row) => ({
    item: listedItemOf(row, candidates),
    place: { dataset: row.datasetPosition, position: row.position },
  }));
}

/** One item as it is listed. @throws DomainError `not_found`. */
export async function getListedItem(
  deps: Pick<Deps, "store">,
  scope: ProjectScope,
  itemId: string,
): Promise<ListedItem> {
  const [found] = await listItemsAfter(deps, scope, { search: "", gold: "all", itemId }, 1);
  if (found === undefined) throw new DomainError("not_found", "There is no such item in this project.");
  return found.item;
}
