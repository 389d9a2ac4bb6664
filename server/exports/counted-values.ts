import type { ItemRun, ReleaseView } from "@/server/domain/release/release-file";

/** A counted judgment of work. */
export interface CountedValue {
  annotator: number;
  /** A position in the release's list of dimensions. */
  dimension: number;
  value: number;
}

/** The counted values of each item of a page, in the order of the items; gold and N/A are left out. */
export function countedValues({ columns }: ReleaseView, { first, items }: ItemRun): CountedValue[][] {
  return items.map((_, number) => {
    const found: CountedValue[] = [];
    const end = columns.starts[first + number + 1] ?? 0;
    for (let at = columns.starts[first + number] ?? 0; at < end; at += 1) {
      const value = columns.values[at] ?? NaN;
      if (columns.uncounted[at] !== 0 || columns.gold[at] !== 0 || Number.isNaN(value)) continue;
      found.push({ annotator: columns.annotators[at] ?? 0, dimension: columns.dimensions[at] ?? 0, value });
    }
    return found;
  });
}
