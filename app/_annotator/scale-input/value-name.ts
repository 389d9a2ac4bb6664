import { fill } from "../hit/fill";
import { printedValue } from "./printed-value";
import type { ScaleCell } from "./scale-cell";

const pointName = ({ value, label }: ScaleCell, mark: string) => `${printedValue(value)}${mark}${label}`;

/**
 * A value in words: "2, Related" for a labelled point, "2.25, between 2 Related and 3 Alike" for one between two.
 * @param between a text with the slots value, low and high.
 */
export function valueName(cells: ScaleCell[], value: number, between: string): string {
  const labelled = cells.filter(({ label }) => label !== "").sort((a, b) => a.value - b.value);
  const itself = labelled.find((cell) => cell.value === value);
  if (itself !== undefined) return pointName(itself, ", ");
  const low = labelled.findLast((cell) => cell.value < value);
  const high = labelled.find((cell) => cell.value > value);
  if (low === undefined || high === undefined) return printedValue(value);
  const names = { low: pointName(low, " "), high: pointName(high, " ") };
  return fill(between, { value: printedValue(value), ...names });
}
