/** One item and the values that it was judged with; N/A is none. */
export interface StripItem {
  item: string;
  values: number[];
  /** The SD of its values; null where it is undefined. */
  sd: number | null;
  /** The value that replaced the average. */
  adjudicated: number | null;
  /** Where it is adjudicated. */
  href?: string | undefined;
}

/** Items with the difference of their furthest values: the widest first, at most `most`, those without two values not. */
export function widestItems(items: readonly StripItem[], most: number): (StripItem & { range: number })[] {
  return items
    .filter(({ values }) => values.length > 1)
    .map((item) => ({ ...item, range: Math.max(...item.values) - Math.min(...item.values) }))
    .sort((a, b) => b.range - a.range || (b.sd ?? 0) - (a.sd ?? 0))
    .slice(0, most);
}
