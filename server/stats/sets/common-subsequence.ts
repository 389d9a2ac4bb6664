/**
 * The places of a longest common subsequence of two lists, ascending, as pairs of positions.
 * @param editLimit null is returned where more values than this have to be left out of both lists together.
 * Time and memory grow with the square of what is left out.
 * Source: Myers 1986, the greedy algorithm.
 */
export function commonSubsequence(
  one: readonly string[],
  other: readonly string[],
  editLimit: number,
): [number, number][] | null {
  const furthest: Int32Array[] = [];
  for (let edits = 0; edits <= Math.min(editLimit, one.length + other.length); edits += 1) {
    const ends = new Int32Array(2 * edits + 1);
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = startOf(furthest.at(-1), edits, diagonal);
      while (x < one.length && x - diagonal < other.length && one[x] === other[x - diagonal]) x += 1;
      ends[diagonal + edits] = x;
      if (x < one.length || x - diagonal < other.length) continue;
      furthest.push(ends);
      return matches(furthest, one.length, other.length);
    }
    furthest.push(ends);
  }
  return null;
}

/** How far in the first list a path of so many edits begins on a diagonal, before equal values carry it on. */
function startOf(before: Int32Array | undefined, edits: number, diagonal: number): number {
  if (before === undefined) return 0;
  return isInsertion(before, edits, diagonal) ? before[diagonal + edits]! : before[diagonal + edits - 2]! + 1;
}

/** Whether the last edit takes a value of the second list rather than one of the first. */
function isInsertion(before: Int32Array, edits: number, diagonal: number): boolean {
  if (diagonal === -edits || diagonal === edits) return diagonal === -edits;
  return before[diagonal + edits - 2]! < before[diagonal + edits]!;
}

/** Walks back along the path that reached the ends of both lists. */
function matches(
  furthest: readonly Int32Array[],
  oneLength: number,
  otherLength: number,
): [number, number][] {
  const found: [number, number][] = [];
  let x = oneLength;
  let diagonal = oneLength - otherLength;
  for (let edits = furthest.length - 1; edits >= 0; edits -= 1) {
    const before = furthest[edits - 1];
    const start = startOf(before, edits, diagonal);
    for (; x > start; x -= 1) found.push([x - 1, x - 1 - diagonal]);
    if (before === undefined) break;
    const inserted = isInsertion(before, edits, diagonal);
    x = inserted ? start : start - 1;
    diagonal += inserted ? 1 : -1;
  }
  return found.reverse();
}
