/**
 * How many pairs of entries stand in descending order, counted while merging sorted runs of doubling length: the
 * number of exchanges that sorting neighbours would take.
 * Source: Knight 1966.
 */
export function inversions(values: Float64Array): number {
  let from = values.slice();
  let to = new Float64Array(values.length);
  let count = 0;
  for (let width = 1; width < values.length; width *= 2) {
    for (let start = 0; start < values.length; start += 2 * width) {
      count += mergeRuns(from, to, start, width);
    }
    [from, to] = [to, from];
  }
  return count;
}

/** Merges two neighbouring sorted runs of `from` into `to`; an entry taken from the second passes the rest of the first. */
function mergeRuns(from: Float64Array, to: Float64Array, start: number, width: number): number {
  const middle = Math.min(start + width, from.length);
  const end = Math.min(start + 2 * width, from.length);
  let first = start;
  let second = middle;
  let passed = 0;
  for (let at = start; at < end; at += 1) {
    if (second >= end || (first < middle && from[first]! <= from[second]!)) {
      to[at] = from[first++]!;
    } else {
      to[at] = from[second++]!;
      passed += middle - first;
    }
  }
  return passed;
}
