import type { ImportPreview } from "@/server/domain/import/contracts";

/** Whether any of the files brings a score with its pairs, of which gold answers can be made. */
export function hasScores({ sources }: ImportPreview): boolean {
  return sources.some(
    ({ scoresFileName, mapping }) => scoresFileName !== null || mapping?.score !== undefined,
  );
}
