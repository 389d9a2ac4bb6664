import type { ReleaseListing } from "@/server/domain/release/contracts";
import { stsGsFileName } from "@/server/exports/sts-gs";
import { stsInputFileName } from "@/server/exports/sts-input";

export type ReleaseFile = ReleaseListing["files"][number];

/** What a release of these datasets consists of; of no datasets, of nothing. */
export function releaseFileNames(datasets: readonly string[]): ReleaseFile[] {
  if (datasets.length === 0) return [];
  return [
    ...datasets.flatMap((dataset): ReleaseFile[] => [
      { name: stsInputFileName(dataset), kind: "sts-input", dataset },
      { name: stsGsFileName(dataset), kind: "sts-gs", dataset },
    ]),
    { name: "judgments.csv", kind: "judgments", dataset: null },
  ];
}
