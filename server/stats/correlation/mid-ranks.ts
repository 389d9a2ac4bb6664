/**
 * Ranks of the first n values from 1, ascending; equal values share the middle of their ranks.
 * @returns a new array of n ranks, each a multiple of 0.5.
 * @param values numbers without NaN.
 */
export function midRanks(values: ArrayLike<number>, n: number): Float64Array {
  return n <= fewValues ? ranksByCounting(values, n) : ranksBySorting(values, n);
}

/** Up to here counting beats sorting; both give the same ranks. */
const fewValues = 12;

function ranksByCounting(values: ArrayLike<number>, n: number): Float64Array {
  const ranks = new Float64Array(n);
  for (let at = 0; at < n; at += 1) {
    let rank = 0.5;
    for (let other = 0; other < n; other += 1) {
      if (values[other]! < values[at]!) rank += 1;
      else if (values[other] === values[at]) rank += 0.5;
    }
    ranks[at] = rank;
  }
  return ranks;
}

function ranksBySorting(values: ArrayLike<number>, n: number): Float64Array {
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
  const ranks = new Float64Array(n);
  for (let at = 0; at < n; at += 1) ranks[at] = rankOfDistinct[positionOf(values[at]!, distinct, kinds)]!;
  return ranks;
}

/** Where a value stands among the first `count` entries, which ascend and hold it. */
function positionOf(value: number, ascending: Float64Array, count: number): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
