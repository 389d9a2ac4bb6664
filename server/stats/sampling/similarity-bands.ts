/** A range of similarity from `low` to below `high`; the last band includes its `high`. */
export interface SimilarityBand {
  low: number;
  high: number;
}

/**
 * The bands that begin at these similarities, each up to the next one and the last up to `end`. A last start that is
 * `end` itself begins none. STS 2012 §2 has five: 0.4, 0.5, 0.6, 0.7, 0.8.
 * @param starts ascending, from 0 to `end`, with one below `end` at least.
 * @param end at most 1.
 * @throws RangeError where they are not.
 */
export function similarityBands(starts: readonly number[], end = 1): SimilarityBand[] {
  const edges = starts.at(-1) === end ? starts : [...starts, end];
  const ascends = edges.every((edge, at) => edge > (edges[at - 1] ?? -1) && edge >= 0 && edge <= 1);
  if (!ascends || edges.length < 2)
    throw new RangeError(`No bands begin at ${starts.join(", ")} and end at ${end}`);
  return edges.slice(1).map((high, at) => ({ low: edges[at] ?? 0, high }));
}

/** The place of the band that a similarity belongs to, from 0; null outside of all. */
export function bandOf(bands: readonly SimilarityBand[], similarity: number): number | null {
  const last = bands.length - 1;
  const at = bands.findIndex(
    ({ low, high }, band) =>
      similarity >= low && (similarity < high || (band === last && similarity === high)),
  );
  return at === -1 ? null : at;
}
