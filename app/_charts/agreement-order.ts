/** How two annotators agree. */
export interface PlottedPair {
  a: string;
  b: string;
  pearson: number | null;
  spearman: number | null;
  kendall: number | null;
  /** The number of items that both judged. */
  n: number;
  /** Why the figures are undefined. */
  reason?: string | undefined;
}

/**
 * Annotators by the mean of their correlations (Pearson) with the others, the highest first; those without any last.
 * Equal ones keep the order they came in.
 */
export function agreementOrder(annotators: readonly string[], pairs: readonly PlottedPair[]): string[] {
  const sums = new Map(annotators.map((annotator) => [annotator, { sum: 0, count: 0 }]));
  for (const { a, b, pearson } of pairs) {
    if (pearson === null) continue;
    for (const entry of [sums.get(a), sums.get(b)]) {
      if (entry === undefined) continue;
      entry.sum += pearson;
      entry.count += 1;
    }
  }
  const meanOf = (annotator: string) => {
    const { sum = 0, count = 0 } = sums.get(annotator) ?? {};
    return count === 0 ? -Infinity : sum / count;
  };
  const means = annotators.map((annotator) => ({ annotator, mean: meanOf(annotator) }));
  return means.sort((x, y) => (x.mean === y.mean ? 0 : y.mean - x.mean)).map(({ annotator }) => annotator);
}

/** Looks up how two annotators agree, whichever is named first. */
export function pairLookup(pairs: readonly PlottedPair[]): (a: string, b: string) => number | undefined {
  const key = (a: string, b: string) => JSON.stringify(a < b ? [a, b] : [b, a]);
  const places = new Map(pairs.map(({ a, b }, at) => [key(a, b), at]));
  return (a, b) => places.get(key(a, b));
}
