import { sum } from "../sum";

/** Scores of the same items by several sources, such as the gold and two runs; all finite. */
export type Columns = readonly (readonly number[])[];

/**
 * Pearson's correlation of each column but the first with the first, where each item counts as often as it was drawn.
 * @param drawn how often, an entry an item.
 * @returns NaN where a column is constant on the drawn items.
 */
export type ResampledCorrelation = (drawn: Uint32Array) => number[];

export function resampledPearson(columns: Columns): ResampledCorrelation {
  const centred = columns.map(aroundMean);
  return (drawn) => weightedCorrelations(centred, drawn);
}

/** The same of Spearman's: the items that were drawn are ranked among themselves, equal values in the middle. */
export function resampledSpearman(columns: Columns): ResampledCorrelation {
  const ranked = columns.map(rankedByDraw);
  return (drawn) =>
    weightedCorrelations(
      ranked.map((ranksOf) => ranksOf(drawn)),
      drawn,
    );
}

/** Near 0, so that sums of squares lose no digits. */
function aroundMean(values: readonly number[]): Float64Array {
  const mean = sum(values) / values.length;
  return Float64Array.from(values, (value) => value - mean);
}

function weightedCorrelations(columns: readonly Float64Array[], drawn: Uint32Array): number[] {
  const total = drawn.reduce((so, times) => so + times, 0);
  const centred = columns.map((values) => centredOn(values, drawn, total));
  const [first, ...others] = centred;
  const together = (x: Float64Array, y: Float64Array) => {
    let result = 0;
    for (let at = 0; at < x.length; at += 1) result += drawn[at]! * x[at]! * y[at]!;
    return result;
  };
  if (first === undefined) return [];
  const squares = together(first, first);
  return others.map((other) => {
    const value = together(first, other) / Math.sqrt(squares * together(other, other));
    return Number.isFinite(value) ? value : NaN;
  });
}

function centredOn(values: Float64Array, drawn: Uint32Array, total: number): Float64Array {
  let weighed = 0;
  for (let at = 0; at < values.length; at += 1) weighed += drawn[at]! * values[at]!;
  const mean = weighed / total;
  return values.map((value) => value - mean);
}

/** Ranks of values once sorted, for any draw of them. */
function rankedByDraw(values: readonly number[]): (drawn: Uint32Array) => Float64Array {
  const order = Uint32Array.from(values.keys()).sort((a, b) => values[a]! - values[b]!);
  const ranks = new Float64Array(values.length);
  return (drawn) => {
    let before = 0;
    for (let from = 0; from < order.length;) {
      let to = from;
      let equal = 0;
      while (to < order.length && values[order[to]!] === values[order[from]!]) {
        equal += drawn[order[to]!]!;
        to += 1;
      }
      for (let at = from; at < to; at += 1) ranks[order[at]!] = before + (equal + 1) / 2;
      before += equal;
      from = to;
    }
    return ranks;
  };
}
