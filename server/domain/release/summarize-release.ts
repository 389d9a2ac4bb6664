import { headlineDimension } from "@/server/domain/agreement/headline-dimension";
import { headlineOf, type AgreementReport } from "@/server/domain/agreement/report";
import type { ReleaseManifest } from "./manifest";
import type { ReleaseSummary } from "./release";

/** A release in the figures that a list of releases shows. */
export function summarizeRelease(
  { counts, dimensions }: ReleaseManifest,
  agreement: AgreementReport,
): ReleaseSummary {
  const headline = headlineOf(agreement);
  const alpha = headline?.figures.alpha;
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
        ? { value: null, reason: alpha?.reason ?? "no_pairs", n: 0 }
        : {
            value: alpha.value,
            low: alpha.interval === null ? alpha.value : alpha.low,
            high: alpha.interval === null ? alpha.value : alpha.high,
            n: alpha.n,
          },
    alphaDimension: headlineDimension(dimensions.map(({ name }) => name)),
  };
}
