import { itemsInParts } from "@/db/queries/item-walk";
import { contentsAhead } from "@/db/queries/items";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { AggregationMethod } from "@/server/domain/policy/outcome-policies";
import { tasks } from "@/task-types/tasks";

const itemsAtOnce = 2_000;

/** The ways to gold values that mean something in a project, the usual one first; none where items get no value. */
export async function offeredMethods(
  db: Db,
  { id, taskType }: Pick<ProjectRow, "id" | "taskType">,
): Promise<AggregationMethod[]> {
  const { outcomes, sharesAnswers } = tasks[taskType];
  const methods = [...outcomes.aggregationMethods];
  if (sharesAnswers === undefined || !methods.includes("dawid-skene")) return methods;
  // It learns who takes which answer for which, and so needs the same answers at every item.
  return (await everyItem(db, id, sharesAnswers))
    ? methods
    : methods.filter((method) => method !== "dawid-skene");
}

async function everyItem(db: Db, projectId: string, holds: (content: unknown) => boolean): Promise<boolean> {
  for await (const items of itemsInParts(db, projectId, itemsAtOnce, contentsAhead)) {
    if (!items.every(({ content }) => holds(content))) return false;
  }
  return true;
}
