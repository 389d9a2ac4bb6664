import type { AttentionCheck } from "@/server/domain/attention-check/attention-check";
import type { AskedItem, StoredItem } from "@/server/domain/task/task";
import type { TaskType } from "@/server/domain/task/task-types";
import { tasks } from "./tasks";

/** What is asked on a page, apart from its items. */
type Asking = Pick<AskedItem, "dimensions" | "settings">;

/** An attention check with what a page shows of it. */
export interface UsableCheck {
  check: AttentionCheck;
  item: StoredItem;
}

/**
 * The checks that can be asked: those whose texts make an item of the project's type, and which somebody who does as
 * they ask can answer. A scale may have changed since they were written.
 */
export function usableChecks(
  taskType: TaskType,
  checks: readonly AttentionCheck[],
  asking: Asking,
): UsableCheck[] {
  return checks.flatMap((check) => {
    const item = tasks[taskType].checkItem?.(check) ?? null;
    const canPass = item !== null && check.accepted.some((value) => isOffered(taskType, item, asking, value));
    return canPass ? [{ check, item }] : [];
  });
}

function isOffered(taskType: TaskType, item: StoredItem, asking: Asking, value: number): boolean {
  const values = Object.fromEntries(asking.dimensions.map(({ id }) => [id, value]));
  return tasks[taskType].check({ key: "", values }, { ...item, ...asking, order: [] }).length === 0;
}
