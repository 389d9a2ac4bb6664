import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import type { Answer } from "@/server/task-types/wire";

/** A submission of a page that gives every item the same value, or the value that `valueOf` finds for its text A. */
export function answersTo(
  { id, items }: LeasedAssignment,
  valueOf: number | "NA" | ((textA: string) => number | "NA") = 3,
) {
  const answers: Answer[] = items.map(({ key, textA }) => ({
    key,
    values: { similarity: typeof valueOf === "function" ? valueOf(textA) : valueOf },
  }));
  return { assignment: id, answers, seconds: {}, conditions: {} };
}
