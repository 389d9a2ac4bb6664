import type { JudgmentTable } from "@/server/stats/judgments/judgment-table";
import type { DimensionAgreement } from "./agreement";

/** Which dataset each item of a table belongs to. */
export interface ItemDatasets {
  /** In order. */
  names: readonly string[];
  /** Per item: the position of its dataset in `names`. */
  of: ArrayLike<number>;
}

/**
 * How often each value was given in each dataset; datasets without a judgment are left out.
 * @param notApplicable per judgment that is Not Applicable: its item.
 */
export function histograms(
  { itemCount, starts, codes, points }: JudgmentTable,
  datasets: ItemDatasets,
  notApplicable: ArrayLike<number>,
): DimensionAgreement["histograms"] {
  const width = points.length + 1;
  const counts = new Uint32Array(datasets.names.length * width);
  for (let item = 0; item < itemCount; item += 1) {
    const row = datasets.of[item]! * width;
    for (let at = starts[item]!; at < starts[item + 1]!; at += 1) counts[row + codes[at]!]! += 1;
  }
  for (let at = 0; at < notApplicable.length; at += 1) {
    counts[datasets.of[notApplicable[at]!]! * width + points.length]! += 1;
  }
  return datasets.names.flatMap((name, dataset) => {
    const row = counts.subarray(dataset * width, (dataset + 1) * width);
    const found = Array.from(row, (count, code) => ({ value: points[code] ?? null, count }));
    const given = found.filter(({ count }) => count > 0);
    return given.length === 0 ? [] : [{ name, counts: given }];
  });
}
