import { type ValuesByItem } from "../judgments/judgment-table";

/** What α is computed from: groups of values, each standing for one item or for several items alike. */
export interface AlphaUnits {
  /** The distinct values, ascending. */
  points: Float64Array;
  /** Unit u holds the codes from starts[u] up to, but not including, starts[u + 1]; at least two. */
  starts: Uint32Array;
  /** Positions in `points`. */
  codes: Uint32Array;
  /** How many items each unit stands for. */
  times: Uint32Array;
}

/** The same, where a unit may also stand for a part of an item. */
export interface WeightedUnits extends Omit<AlphaUnits, "times"> {
  times: ArrayLike<number>;
}

/** The items judged at least twice, one unit each: other items hold no pair and do not enter α. */
export function alphaUnits({ itemCount, points, starts, codes }: ValuesByItem): AlphaUnits {
  const unitStarts = new Uint32Array(itemCount + 1);
  const unitCodes = new Uint32Array(codes.length);
  let units = 0;
  let filled = 0;
  for (let item = 0; item < itemCount; item += 1) {
    const from = starts[item]!;
    const to = starts[item + 1]!;
    if (to - from < 2) continue;
    for (let at = from; at < to; at += 1) unitCodes[filled++] = codes[at]!;
    unitStarts[++units] = filled;
  }
  return {
    points,
    starts: unitStarts.subarray(0, units + 1),
    codes: unitCodes.subarray(0, filled),
    times: new Uint32Array(units).fill(1),
  };
}
