import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import type { Answer, LeasedItem } from "@/server/domain/task/wire";

/** A submission of a page that gives every item the same value, or the value that `valueOf` finds for its text A. */
export function answersTo(
  { id, items }: LeasedAssignment,
  valueOf: number | "NA" | ((textA: string) => number | "NA") = 3,
) {
  const answers: Answer[] = items.map((item) => {
    const value = typeof valueOf === "function" ? valueOf(textAOf(item)) : valueOf;
    const dimensions = "dimensions" in item ? item.dimensions : [];
    return { key: item.key, values: Object.fromEntries(dimensions.map(({ id }) => [id, value])) };
  });
  return { assignment: id, answers, seconds: {}, conditions: {} };
}

/** Text A of a pair, the question of a choice; "" of an item that has none. */
export function textAOf(item: LeasedItem | undefined): string {
  if (item?.type === "choice") return item.texts[0] ?? "";
  return item !== undefined && "textA" in item ? item.textA : "";
}
