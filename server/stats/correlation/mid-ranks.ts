/**
 * Ranks of the first n values from 1, ascending; equal values share the middle of their ranks.
 * @returns an array of n ranks, each a multiple of 0.5.
 * @param values numbers without NaN.
 * @param ranks where to write them, n entries at least; a new array unless told.
 */
export function midRanks(
  values: ArrayLike<number>,
  n: number,
  ranks: Float64Array = new Float64Array(n),
): Float64Array {
  if (n <= fewValues) rankByComparing(values, n, ranks);
  else if (!rankByCounting(values, n, ranks)) rankBySorting(values, n, ranks);
  return ranks;
}

/** Up to here comparing all with all is fastest; every way gives the same ranks. */
const fewValues = 12;

/** Judgments on a scale have few points, and so have means of a few judgments: counting them beats sorting. */
const maxPoints = 64;

function rankByComparing(values: ArrayLike<number>, n: number, ranks: Float64Array): void {
  for (let at = 0; at < n; at += 1) {
    let rank = 0.5;
    for (let other = 0; other < n; other += 1) {
      if (values[other]! < values[at]!) rank += 1;
      else if (values[other] === values[at]) rank += 0.5;
    }
    ranks[at] = rank;
  }
}

// Kept between calls: ranks are asked for hundreds of thousands of times in a row.
const points = new Float64Array(maxPoints);
const counts = new Float64Array(maxPoints);

/** @returns false, without ranks, where there are more distinct values than are worth counting. */
function rankByCounting(values: ArrayLike<number>, n: number, ranks: Float64Array): boolean {
  let kinds = 0;
  for (let at = 0; at < n; at += 1) {
    const value = values[at]!;
    const place = positionOf(value, points, kinds);
    if (place < kinds && points[place] === value) {
      counts[place]! += 1;
      continue;
    }
    if (kinds === maxPoints) return false;
    points.copyWithin(place + 1, place, kinds);
    counts.copyWithin(place + 1, place, kinds);
    points[place] = value;
    counts[place] = 1;
    kinds += 1;
  }
  turnIntoRanks(counts, kinds);
  for (let at = 0; at < n; at += 1) ranks[at] = counts[positionOf(values[at]!, points, kinds)]!;
  return true;
}

/** From how often each value occurs to the rank that those share. */
function turnIntoRanks(often: Float64Array, kinds: number): void {
  let below = 0;
  for (let kind = 0; kind < kinds; kind += 1) {
    const count = often[kind]!;
    often[kind] = below + (count + 1) / 2;
    below += count;
  }
}

function rankBySorting(values: ArrayLike<number>, n: number, ranks: Float64Array): void {
  const ascending = new Float64Array(n);
  for (let at = 0; at < n; at += 1) ascending[at] = values[at]!;
  ascending.sort();
  const distinct = new Float64Array(n);
  const rankOfDistinct = new Float64Array(n);
  let kinds = 0;
  for (let from = 0, to = 0; from < n; from = to) {
    while (to < n && ascending[to] === ascending[from]) to += 1;
    distinct[kinds] = ascending[from]!;
    rankOfDistinct[kinds++] = (from + to + 1) / 2;
  }
  for (let at = 0; at < n; at += 1) ranks[at] = rankOfDistinct[positionOf(values[at]!, distinct, kinds)]!;
}

/** Where a value stands, or would stand, among the first `count` entries, which ascend. */
function positionOf(value: number, ascending: Float64Array, count: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
