import type { AdjudicationPolicy } from "@/server/domain/policy/outcome-policies";
import { errorOfMean } from "@/server/stats/aggregation/mean-location";
import { tReach } from "@/server/stats/intervals/t-reach";

/** How far the values of an item lie apart, in points of the scale. */
interface Spread {
  /** The greatest value less the least. */
  range: number;
  /** The width of the 95 % interval of their mean. */
  ciWidth: number;
}

/** Why an item waits for a person's decision: two judgments are too far apart, or the interval of the mean is too wide. */
export type AdjudicationNeed =
  | ({ needed: true; reason: "difference" | "ci-width" } & Spread)
  | { needed: false; reason: "alike" }
  /** Fewer than two people gave a value, so that none differ. */
  | { needed: false; reason: "too_few_values" };

/** Sums of decimal values carry a little binary noise. */
const tiny = 1e-9;

/**
 * Whether the counted judgments of an item on one dimension ask for a person's decision; exactly the bound is enough.
 * @param values of the judgments; null is Not Applicable, which has no distance from anything and is left out.
 * Source of the difference: CLSS 2014; of the interval: Student 1908.
 */
export function needsAdjudication(
  values: readonly (number | null)[],
  policy: Pick<AdjudicationPolicy, "difference" | "ciWidth">,
): AdjudicationNeed {
  const spread = spreadOf(values);
  if (spread === null) return { needed: false, reason: "too_few_values" };
  if (reaches(spread.range, policy.difference)) return { needed: true, reason: "difference", ...spread };
  if (reaches(spread.ciWidth, policy.ciWidth)) return { needed: true, reason: "ci-width", ...spread };
  return { needed: false, reason: "alike" };
}

/** How far the values lie apart; null where fewer than two people gave one. */
function spreadOf(values: readonly (number | null)[]): Spread | null {
  const given = values.filter((value) => value !== null);
  const error = errorOfMean(given);
  if (error === null) return null;
  return {
    range: Math.max(...given) - Math.min(...given),
    ciWidth: 2 * tReach(error.degrees) * error.standardError,
  };
}

function reaches(size: number, bound: number | null): boolean {
  return bound !== null && size >= bound - tiny;
}

/** The least range of values with which an item can be in need at all; null where none ever is. */
export function leastRange({
  difference,
  ciWidth,
}: Pick<AdjudicationPolicy, "difference" | "ciWidth">): number | null {
  if (ciWidth !== null) return tiny;
  return difference === null ? null : difference - tiny;
}
