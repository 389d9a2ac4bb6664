import type { AttentionCheck } from "@/server/domain/attention-check/attention-check";
import { isAccepted } from "@/server/domain/attention-check/is-accepted";
import type { AttentionCheckForm } from "@/server/domain/task/declaration";
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
  const { checkForm, checkItem } = tasks[taskType];
  if (checkForm === null) return [];
  return checks.flatMap((check) => {
    const item = checkItem?.(check) ?? null;
    if (item === null) return [];
    const canPass = answersAsAsked(checkForm, check.accepted, asking).some((answer) => {
      const asked = { ...item, ...asking, order: [] };
      const { check: brokenBy, judge } = tasks[taskType];
      return (
        brokenBy(answer, asked).length === 0 && isAccepted(checkForm, check.accepted, judge(answer, asked))
      );
    });
    return canPass ? [{ check, item }] : [];
  });
}

/** The answers of somebody who does as a check asks that is shown as it was written: one for each way of doing so. */
function answersAsAsked(form: AttentionCheckForm, accepted: readonly number[], { dimensions }: Asking) {
  const key = "";
  if (form === "ranking") return [{ key, ranking: accepted.map((number) => `c${number}`) }];
  if (form === "pairs") {
    const [most, least] = accepted;
    return [{ key, values: { most, least } }];
  }
  return accepted.map((value) => ({
    key,
    values: Object.fromEntries(dimensions.map(({ id }) => [id, value])),
  }));
}
