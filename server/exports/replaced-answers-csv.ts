import { csvLine } from "@/server/domain/csv-cell";
import type { ReleasedReplacedAnswer } from "@/server/domain/release/facts";
import type { TableDescription } from "@/server/domain/release/release-file";

export const replacedAnswersTable: TableDescription = {
  description: "Answers as they were before their annotators corrected them.",
  columns: [
    { name: "dataset", type: "STRING", description: "The dataset of the item." },
    { name: "item", type: "STRING", description: "The id of the item in its dataset." },
    { name: "annotator", type: "STRING", description: "The pseudonym of the annotator in this release." },
    { name: "dimension", type: "STRING", description: "What was asked." },
    { name: "revision", type: "INT32", description: "0 is the first answer, 1 what replaced it." },
    {
      name: "value",
      type: "DOUBLE",
      description: "The value, NA for Not Applicable; empty for an answer that no number says.",
    },
    { name: "answer", type: "STRING", description: "JSON of an answer that no number says." },
    { name: "submitted_at", type: "TIMESTAMP", description: "When it was submitted." },
    { name: "replaced_at", type: "TIMESTAMP", description: "When the next answer replaced it." },
  ],
};

/** Answers that were corrected, a header first. */
export function replacedAnswersCsv(answers: readonly ReleasedReplacedAnswer[]): string {
  const lines = answers.map((one) =>
    csvLine([
      one.dataset,
      one.item,
      one.annotator,
      one.dimension,
      one.revision,
      one.answer === null ? (one.value ?? "NA") : null,
      one.answer,
      one.submittedAt,
      one.replacedAt,
    ]),
  );
  return [csvLine(replacedAnswersTable.columns.map(({ name }) => name)), ...lines].join("");
}
