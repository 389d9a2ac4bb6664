import { csvLine } from "@/server/domain/csv-cell";
import type { ReleasedExclusion } from "@/server/domain/release/facts";

/** Whose judgments were left out and why, a header first; also what was taken back. */
export function exclusionsCsv(exclusions: readonly ReleasedExclusion[]): string {
  const head = [
    "annotator",
    "origin",
    "rule",
    "value",
    "bound",
    "reason",
    "excluded_at",
    "taken_back_at",
    "taken_back_reason",
  ];
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
  return [csvLine(head), ...lines].join("");
}
