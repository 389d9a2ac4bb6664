import { type ValuesByItem } from "./judgment-table";

/** The values of one item in the order of its judgments. */
export function itemValues({ starts, codes, points }: ValuesByItem, item: number): number[] {
  const values: number[] = [];
  for (let at = starts[item]!; at < starts[item + 1]!; at += 1) values.push(points[codes[at]!]!);
  return values;
}
