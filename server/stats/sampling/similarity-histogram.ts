const binCount = 20;

/** How many pairs have a similarity from `low` to below `high`; the last bin includes 1. */
export interface SimilarityBin {
  low: number;
  high: number;
  count: number;
}

/** Counts similarities from 0 to 1 in 20 bins of equal width. */
export class SimilarityHistogram {
  readonly #counts = new Float64Array(binCount);

  /** @param similarity 0–1. */
  add(similarity: number): void {
    this.#counts[Math.min(Math.floor(similarity * binCount), binCount - 1)]! += 1;
  }

  bins(): SimilarityBin[] {
    return Array.from(this.#counts, (count, at) => ({
      low: at / binCount,
      high: (at + 1) / binCount,
      count,
    }));
  }
}
