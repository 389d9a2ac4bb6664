import type { ProjectRow } from "@/db/queries/projects";
import type { ShownDimension } from "@/server/domain/task/shown-dimension";
import type { StoredItem } from "@/server/domain/task/task";
import { tasks } from "@/task-types/tasks";
import { leasedItem, type LeasedItem } from "@/server/domain/task/wire";

/** An item as annotators are shown it, its parts in their own order, its pictures by their names; its key is its id. */
export function shownItem(
  { taskType, settings }: Pick<ProjectRow, "taskType" | "settings">,
  dimensions: readonly ShownDimension[],
  item: StoredItem & { itemId: string },
): LeasedItem {
  const task = tasks[taskType];
  const order = Array.from({ length: task.shuffledParts(item.content) }, (_, at) => at);
  const shown = task.show({ ...item, order, dimensions, settings }, (name) => name);
  return leasedItem.parse({ ...shown, type: taskType, key: item.itemId });
}
