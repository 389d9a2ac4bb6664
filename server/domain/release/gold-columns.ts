import type { ReleasedGold } from "./release-gold";
import { sharedBytes, sharedFloats, sharedIntegers } from "./shared-lists";

/** The gold of all items on one dimension, by item number; NaN is null. */
export interface GoldColumns {
  value: Float64Array;
  n: Uint32Array;
  sd: Float64Array;
  low: Float64Array;
  high: Float64Array;
  /** 1 where it was adjudicated. */
  adjudicated: Uint8Array;
}

/** Lays the gold of so many items on one dimension out as columns. */
export function goldColumnsOf(itemCount: number, goldOf: (item: number) => ReleasedGold): GoldColumns {
  const columns: GoldColumns = {
    value: sharedFloats(itemCount),
    n: sharedIntegers(itemCount),
    sd: sharedFloats(itemCount),
    low: sharedFloats(itemCount),
    high: sharedFloats(itemCount),
    adjudicated: sharedBytes(itemCount),
  };
  for (let item = 0; item < itemCount; item += 1) {
    const { value, n, sd, low, high, adjudicated } = goldOf(item);
    columns.value[item] = value ?? NaN;
    columns.n[item] = n;
    columns.sd[item] = sd ?? NaN;
    columns.low[item] = low ?? NaN;
    columns.high[item] = high ?? NaN;
    columns.adjudicated[item] = Number(adjudicated);
  }
  return columns;
}

const orNull = (number: number | undefined) => (number === undefined || Number.isNaN(number) ? null : number);

/** The gold value of an item; null without one. */
export function goldValueAt({ value }: GoldColumns, item: number): number | null {
  return orNull(value[item]);
}

/** The gold of an item. @throws Error where there is no such item. */
export function goldAt({ value, n, sd, low, high, adjudicated }: GoldColumns, item: number): ReleasedGold {
  const count = n[item];
  if (count === undefined) throw new Error(`Item ${item} has no place in the gold.`);
  return {
    value: orNull(value[item]),
    n: count,
    sd: orNull(sd[item]),
    low: orNull(low[item]),
    high: orNull(high[item]),
    adjudicated: adjudicated[item] === 1,
  };
}
