import { saysConfidence } from "@/server/domain/release/judgment-columns";
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

/** Further columns of releases in which an answer is no number, or parts of items were shuffled. */
export const textFields = [
  { name: "answer", type: "STRING" },
  { name: "order", type: "STRING" },
] as const;

/** A further column of releases in which somebody said how sure they were. */
const confidenceField = { name: "confidence", type: "INT32" } as const;

/** The columns that a release has. */
export const fieldsOf = ({ texts, columns }: Pick<ReleaseView, "texts" | "columns">) => [
  ...judgmentFields,
  ...(saysConfidence(columns) ? [confidenceField] : []),
  ...(texts.length === 0 ? [] : textFields),
];

/** How sure an annotator was; null where nothing was asked or said. */
export const confidenceAt = ({ confidences }: ReleaseView["columns"], at: number): number | null =>
  confidences[at] || null;

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
