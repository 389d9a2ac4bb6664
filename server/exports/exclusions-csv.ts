import { csvLine } from "@/server/domain/csv-cell";
import type { ReleasedExclusion } from "@/server/domain/release/facts";
import type { TableDescription } from "@/server/domain/release/release-file";

export const exclusionsTable: TableDescription = {
  description: "Whose judgments were left out and why; also what was taken back.",
  columns: [
    { name: "annotator", type: "STRING", description: "The pseudonym of the annotator in this release." },
    { name: "origin", type: "STRING", description: "Whether a rule or a person left them out." },
    { name: "rule", type: "STRING", description: "The rule; empty by hand." },
    { name: "value", type: "DOUBLE", description: "The figure of the rule." },
    { name: "bound", type: "DOUBLE", description: "The bound that the figure was held against." },
    { name: "reason", type: "STRING", description: "Why, in the words of whoever did it." },
    { name: "excluded_at", type: "TIMESTAMP", description: "When." },
    {
      name: "taken_back_at",
      type: "TIMESTAMP",
      description: "When it was taken back; empty while it is in force.",
    },
    { name: "taken_back_reason", type: "STRING", description: "Why it was taken back." },
  ],
};

/** Whose judgments were left out and why, a header first; also what was taken back. */
export function exclusionsCsv(exclusions: readonly ReleasedExclusion[]): string {
  const lines = exclusions.map((one) =>
    csvLine([
      one.annotator,
      one.origin,
      one.rule,
      one.value,
      one.bound,
      one.reason,
      one.excludedAt,
      one.takenBackAt,
      one.takenBackReason,
    ]),
  );
  return [csvLine(exclusionsTable.columns.map(({ name }) => name)), ...lines].join("");
}
