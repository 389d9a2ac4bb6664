import type { SimilarityBand } from "./similarity-bands";

/** Edges of bands are numbers of two decimals, so that counts between hundredths give those of any band. */
const hundredths = 100;

/** How many similarities there are from each hundredth to below the next, and how many are a hundredth itself. */
export interface FineCounts {
  /** 101 counts, the last one of 1 alone. */
  from: number[];
  exact: number[];
}

export const emptyFineCounts = (): FineCounts => ({
  from: Array.from({ length: hundredths + 1 }, () => 0),
  exact: Array.from({ length: hundredths + 1 }, () => 0),
});

/** @param similarity 0–1. */
export function countSimilarity({ from, exact }: FineCounts, similarity: number): void {
  let at = Math.floor(similarity * hundredths);
  // The product may be rounded across the edge that the similarity itself is held against.
  if (similarity < at / hundredths) at -= 1;
  else if (similarity >= (at + 1) / hundredths) at += 1;
  from[at]! += 1;
  if (similarity === at / hundredths) exact[at]! += 1;
}

/** How many similarities lie in each band; the last band includes its high end. @param bands edges of two decimals. */
export function countsInBands({ from, exact }: FineCounts, bands: readonly SimilarityBand[]): number[] {
  return bands.map(({ low, high }, band) => {
    const [first, end] = [Math.round(low * hundredths), Math.round(high * hundredths)];
    const below = from.slice(first, end).reduce((total, count) => total + count, 0);
    return below + (band === bands.length - 1 ? (exact[end] ?? 0) : 0);
  });
}
