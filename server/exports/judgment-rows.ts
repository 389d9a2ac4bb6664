import {
  saysConfidence,
  saysCorrected,
  saysLanguage,
  saysSwapped,
  saysTexts,
  uncountedReasons,
  type UncountedReason,
} from "@/server/domain/release/judgment-columns";
import type {
  ItemRun,
  ReleaseView,
  TableColumn,
  TableDescription,
} from "@/server/domain/release/release-file";

/** The columns of the raw judgments. */
const judgmentFields = [
  { name: "dataset", type: "STRING", description: "The dataset of the item." },
  { name: "item", type: "STRING", description: "The id of the item in its dataset." },
  { name: "annotator", type: "STRING", description: "The pseudonym of the annotator in this release." },
  { name: "dimension", type: "STRING", description: "What was asked." },
  /** N/A where the annotator said so; what nobody judged has no line. */
  {
    name: "value",
    type: "DOUBLE",
    description: "The value, NA for Not Applicable; empty for an answer that no number says.",
  },
  { name: "seconds", type: "DOUBLE", description: "Seconds for which the item was in view." },
  {
    name: "hit",
    type: "INT32",
    description: "The number of the page; empty where pages were composed for each annotator.",
  },
  { name: "gold", type: "BOOLEAN", description: "Whether it was put as a gold item." },
  { name: "counted", type: "BOOLEAN", description: "Whether the judgment counts." },
  { name: "reason", type: "STRING", description: "Why it does not count." },
  { name: "submitted_at", type: "TIMESTAMP", description: "When the page was submitted." },
] as const satisfies readonly TableColumn[];

/** Further columns of releases in which an answer is no number, or parts of items were shuffled. */
const textFields = [
  { name: "answer", type: "STRING", description: "JSON of an answer that no number says." },
  {
    name: "order",
    type: "STRING",
    description: "The item's parts by their place in it, from 0, as they were shown.",
  },
] as const satisfies readonly TableColumn[];

/** A further column of releases in which somebody said how sure they were. */
const confidenceField = {
  name: "confidence",
  type: "INT32",
  description: "How sure the annotator was: 1 not sure, 2 fairly sure, 3 sure.",
} as const satisfies TableColumn;

/** A further column of releases in which somebody corrected an answer. */
const correctedField = {
  name: "corrected",
  type: "BOOLEAN",
  description: "Whether the annotator corrected their first answer.",
} as const satisfies TableColumn;

/** A further column of releases of projects that swap sides. */
const swappedField = {
  name: "swapped",
  type: "BOOLEAN",
  description: "Whether the annotator saw A as B and B as A.",
} as const satisfies TableColumn;

/** A further column of releases of projects with their texts in several languages. */
const languageField = {
  name: "language",
  type: "STRING",
  description: "The language in which the annotator read question and scale (BCP 47).",
} as const satisfies TableColumn;

export const releasedJudgmentTable: TableDescription = {
  description: "Every judgment, also those that do not count.",
  columns: [...judgmentFields, confidenceField, correctedField, swappedField, languageField, ...textFields],
};

/** The columns that a release has. */
export const fieldsOf = ({ columns }: Pick<ReleaseView, "columns">) => [
  ...judgmentFields,
  ...(saysConfidence(columns) ? [confidenceField] : []),
  ...(saysCorrected(columns) ? [correctedField] : []),
  ...(saysSwapped(columns) ? [swappedField] : []),
  ...(saysLanguage(columns) ? [languageField] : []),
  ...(saysTexts(columns) ? textFields : []),
];

/** How sure an annotator was; null where nothing was asked or said. */
export const confidenceAt = ({ confidences }: ReleaseView["columns"], at: number): number | null =>
  confidences[at] || null;

/** Whether an annotator saw A as B and B as A; null where the project does not swap sides. */
export const swappedAt = ({ swapped }: ReleaseView["columns"], at: number): boolean | null =>
  (swapped[at] ?? 0) === 0 ? null : swapped[at] === 2;

/** A text for every state of a judgment: by whether its item was put as gold, then by the code in `uncounted`. */
export function flagTexts(textOf: (gold: boolean, reason: UncountedReason | null) => string): string[][] {
  const reasons = [null, ...uncountedReasons];
  return [false, true].map((gold) => reasons.map((reason) => textOf(gold, reason)));
}

/** Calls `take` with the number of every judgment on a page, and gives it what each item was made into. */
export function eachJudgment<T>(
  { columns }: ReleaseView,
  { first, items }: ItemRun,
  madeOf: (item: ItemRun["items"][number]) => T,
  take: (at: number, made: T) => void,
): void {
  for (const [number, item] of items.entries()) {
    const made = madeOf(item);
    const end = columns.starts[first + number + 1]!;
    for (let at = columns.starts[first + number]!; at < end; at += 1) take(at, made);
  }
}
