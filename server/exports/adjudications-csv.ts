import { csvLine } from "@/server/domain/csv-cell";
import type { ReleasedAdjudication } from "@/server/domain/release/facts";
import type { TableDescription } from "@/server/domain/release/release-file";

export const adjudicationsTable: TableDescription = {
  description: "What was decided about items on which annotators differ; also what was undone.",
  columns: [
    { name: "dataset", type: "STRING", description: "The dataset of the item." },
    { name: "item", type: "STRING", description: "The id of the item in its dataset." },
    { name: "dimension", type: "STRING", description: "What was asked." },
    {
      name: "round",
      type: "STRING",
      description: "Whether it was the first decision or that about two that differed.",
    },
    { name: "decision", type: "STRING", description: "What was decided." },
    { name: "value", type: "DOUBLE", description: "The decided value." },
    { name: "reason", type: "STRING", description: "Why." },
    { name: "note", type: "STRING", description: "What was noted." },
    {
      name: "judged",
      type: "STRING",
      description: "What annotators had said, ascending, with a space between.",
    },
    { name: "decided_at", type: "TIMESTAMP", description: "When." },
    { name: "undone_at", type: "TIMESTAMP", description: "When it was undone; empty while it holds." },
  ],
};

/** What was decided about items on which annotators differ, a header first; also what was undone. */
export function adjudicationsCsv(adjudications: readonly ReleasedAdjudication[]): string {
  const lines = adjudications.map((one) =>
    csvLine([
      one.dataset,
      one.item,
      one.dimension,
      one.round,
      one.decision.kind,
      one.decision.kind === "value" ? one.decision.value : null,
      one.reason,
      one.note,
      one.judgedValues.map((value) => value ?? "NA").join(" "),
      one.decidedAt,
      one.undoneAt,
    ]),
  );
  return [csvLine(adjudicationsTable.columns.map(({ name }) => name)), ...lines].join("");
}
