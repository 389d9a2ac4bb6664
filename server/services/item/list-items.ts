import { datasetsWithItems, splitsOf } from "@/db/queries/item-datasets";
import { countMatching } from "@/db/queries/item-counts";
import { selectItems } from "@/db/queries/listed-items";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { itemPageSize, type ItemPage, type ListItemsInput } from "@/server/domain/item/contracts";
import { listedItemOf } from "./internal/listed-item-of";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { tasks } from "@/task-types/tasks";

/** More parts than these are no parts that anybody would choose from. */
const shownSplits = 100;

/** One page of a project's items in the order of import, and how many match in all. */
export async function listItems(
  deps: Pick<Deps, "store">,
  scope: ProjectScope,
  input: ListItemsInput,
): Promise<ItemPage> {
  const db = deps.store.read;
  const filter = { ...input, projectId: scope.projectId };
  const { candidates } = tasks[(await readProject(db, scope.projectId)).taskType];
  const held = await datasetsWithItems(db, scope.projectId);
  const stretch = { limit: itemPageSize, offset: (input.page - 1) * itemPageSize };
  const items = await selectItems(db, filter, stretch, held);
  return {
    items: items.map((row) => listedItemOf(row, candidates)),
    total: await countMatching(db, filter, held),
    pageSize: itemPageSize,
    datasets: held.map(({ name, items }) => ({ name, items })),
    splits: await splitsOf(db, scope.projectId, shownSplits),
  };
}
