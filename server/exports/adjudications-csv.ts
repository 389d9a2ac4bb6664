import { csvLine } from "@/server/domain/csv-cell";
import type { ReleasedAdjudication } from "@/server/domain/release/facts";

/** What was decided about items on which annotators differ, a header first; also what was undone. */
export function adjudicationsCsv(adjudications: readonly ReleasedAdjudication[]): string {
  const head = [
    "dataset",
    "item",
    "dimension",
    "round",
    "decision",
    "value",
    "reason",
    "note",
    "judged",
    "decided_at",
    "undone_at",
  ];
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
  return [csvLine(head), ...lines].join("");
}
