import { type AlphaUnits } from "./alpha-units";

/** Units without repetition, and which of them each item has. */
export interface DistinctUnits {
  units: AlphaUnits;
  /** Per item: its unit. */
  unitOfItem: Uint32Array;
}

/**
 * Merges units that hold the same values in any order: five judgments on six points can only differ in 252 ways,
 * so that drawing many samples of items costs little more than the draws.
 */
export function distinctUnits({ points, starts, codes }: AlphaUnits): DistinctUnits {
  const itemCount = starts.length - 1;
  const unitOfItem = new Uint32Array(itemCount);
  const seen = new Map<string, { unit: number; codes: Uint32Array; times: number }>();
  for (let item = 0; item < itemCount; item += 1) {
    const sorted = codes.slice(starts[item], starts[item + 1]).sort();
    const key = sorted.join();
    const found = seen.get(key) ?? { unit: seen.size, codes: sorted, times: 0 };
    if (found.times === 0) seen.set(key, found);
    found.times += 1;
    unitOfItem[item] = found.unit;
  }
  return { units: unitsOf(points, [...seen.values()]), unitOfItem };
}

function unitsOf(points: Float64Array, merged: readonly { codes: Uint32Array; times: number }[]): AlphaUnits {
  const starts = new Uint32Array(merged.length + 1);
  merged.forEach((unit, at) => (starts[at + 1] = starts[at]! + unit.codes.length));
  const codes = new Uint32Array(starts[merged.length]!);
  merged.forEach((unit, at) => codes.set(unit.codes, starts[at]));
  return { points, starts, codes, times: Uint32Array.from(merged, ({ times }) => times) };
}
