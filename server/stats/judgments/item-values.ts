import { type ValuesByItem } from "./judgment-table";

/** The values of one item in the order of its judgments. */
export function itemValues({ starts, codes, points }: ValuesByItem, item: number): number[] {
  return Array.from(codes.subarray(starts[item], starts[item + 1]), (code) => points[code]!);
}
