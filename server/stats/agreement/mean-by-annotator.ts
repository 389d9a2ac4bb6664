import { meanOfDefined, type MeanOfDefined } from "./mean-of-defined";

/** The agreement of two annotators, by whatever correlation. */
export interface PairEstimate {
  annotators: readonly [number, number];
  estimate: { value: number | null };
}

/**
 * Each annotator's mean over the pairs with that annotator in them, by number (n: those pairs that have a value); null with
 * reason "none_defined" where there is none.
 */
export function meanByAnnotator(pairs: Iterable<PairEstimate>, annotatorCount: number): MeanOfDefined[] {
  const estimates = Array.from({ length: annotatorCount }, (): { value: number | null }[] => []);
  for (const { annotators, estimate } of pairs) {
    for (const annotator of annotators) estimates[annotator]!.push(estimate);
  }
  return estimates.map(meanOfDefined);
}
