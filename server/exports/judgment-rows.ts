import type { ItemPage, ReleaseView } from "./release-form";

/** The columns of the raw judgments. */
export const judgmentFields = [
  { name: "dataset", type: "STRING" },
  { name: "item", type: "STRING" },
  { name: "annotator", type: "STRING" },
  { name: "dimension", type: "STRING" },
  /** N/A where the annotator said so; what nobody judged has no line. */
  { name: "value", type: "DOUBLE" },
  { name: "seconds", type: "DOUBLE" },
  { name: "hit", type: "INT32" },
  { name: "gold", type: "BOOLEAN" },
  { name: "counted", type: "BOOLEAN" },
  { name: "reason", type: "STRING" },
  { name: "submitted_at", type: "TIMESTAMP" },
] as const;

/** Calls `take` with the number of every judgment on a page, and gives it what each item was made into. */
export function eachJudgment<T>(
  { columns }: ReleaseView,
  { first, items }: ItemPage,
  madeOf: (item: ItemPage["items"][number]) => T,
  take: (at: number, made: T) => void,
): void {
  for (const [number, item] of items.entries()) {
    const made = madeOf(item);
    const end = columns.starts[first + number + 1]!;
    for (let at = columns.starts[first + number]!; at < end; at += 1) take(at, made);
  }
}
