import type { AgreementReport } from "./agreement-report";
import type { ReleaseManifest } from "./manifest";
import type { ReleaseSummary } from "./release";

/** A release in the figures that a list of releases shows. */
export function summarizeRelease(
  { counts, dimensions }: ReleaseManifest,
  { rows: [all] }: AgreementReport,
): ReleaseSummary {
  const alpha = all?.alpha;
  const n = all?.judgments ?? 0;
  return {
    items: counts.items,
    itemsWithoutGold: counts.items * dimensions.length - counts.goldValues,
    judgments: counts.judgments,
    countedJudgments: counts.countedJudgments,
    annotators: counts.annotators,
    excluded: counts.excluded,
    adjudicated: counts.adjudicated,
    alpha:
      alpha === undefined || alpha.value === null
        ? { value: null, reason: alpha?.reason ?? "no_pairs", n }
        : { value: alpha.value, low: alpha.low ?? alpha.value, high: alpha.high ?? alpha.value, n: alpha.n },
  };
}
