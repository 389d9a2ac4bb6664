/** What somebody answered to an item and, unawares, to its degraded twin; null is Not Applicable. */
export interface RatedTwin {
  item: number | null;
  twin: number | null;
}

export interface TwinContrast {
  /** Twins that got a value whose item has one high enough. */
  n: number;
  /** Those rated lower than their item. */
  lower: number;
}

/** Decimal values have no exact binary form; a difference this small is none. */
const tiny = 1e-9;

/**
 * How often somebody rates a degraded twin lower than its item. A twin that got no value says nothing, nor does one
 * whose item was corrected to less than `least` since.
 */
export function twinContrast(pairs: readonly RatedTwin[], least: number): TwinContrast {
  const differences = pairs.flatMap(({ item, twin }) =>
    item === null || twin === null || item < least - tiny ? [] : [item - twin],
  );
  return { n: differences.length, lower: differences.filter((difference) => difference > tiny).length };
}
