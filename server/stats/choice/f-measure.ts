import { undefinedBecause, type Estimate } from "../estimate";

/** One decision of two: what was said and what is so. */
export interface Decision {
  said: boolean;
  is: boolean;
}

/** Precision and recall are 0 where nothing was said, or nothing is, positive. */
export type FMeasure = Estimate<"no_positives", { n: number; precision: number; recall: number }>;

/**
 * The F-measure of the positive class (0–1): the harmonic mean of precision and recall, 2 tp / (2 tp + fp + fn).
 * @returns with n, the decisions; null with reason "no_positives" when none is positive and none was said to be.
 * Source: van Rijsbergen 1979.
 */
export function fMeasure(decisions: readonly Decision[]): FMeasure {
  const said = decisions.filter((decision) => decision.said).length;
  const is = decisions.filter((decision) => decision.is).length;
  const both = decisions.filter((decision) => decision.said && decision.is).length;
  if (said + is === 0) return undefinedBecause("no_positives");
  return {
    value: (2 * both) / (said + is),
    n: decisions.length,
    precision: said === 0 ? 0 : both / said,
    recall: is === 0 ? 0 : both / is,
  };
}
