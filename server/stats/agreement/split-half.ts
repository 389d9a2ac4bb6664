import { densePearson } from "../correlation/dense-pearson";
import { undefinedBecause, type Estimate } from "../estimate";
import { type JudgmentTable } from "../judgments/judgment-table";
import { randomInt, seededRandom, type Random } from "../random";
import { meanOfDefined } from "./mean-of-defined";

export interface SplitHalfOptions {
  seed: number;
  /** How many times to split; 100 unless told. */
  splits?: number;
}

/**
 * Split-half reliability of the items' means: each item's judgments are split at random into two halves, the halves'
 * means correlated over the items (Pearson), the correlations averaged over the splits, and the average stepped up
 * to all judgments, 2r / (1 + r). At most 1; below 0 it has no lower bound.
 * @param table items judged at least twice enter; of an odd number of judgments the second half has one more.
 * @returns with n, the number of such items; null with reason "too_few_items" for fewer than two, "no_variance" when
 *   no split has a correlation or their average is −1.
 * Source: Spearman 1910 and Brown 1910.
 */
export function splitHalfReliability(
  table: JudgmentTable,
  { seed, splits = 100 }: SplitHalfOptions,
): Estimate<"too_few_items" | "no_variance", { n: number }> {
  const rows = pairableValues(table);
  const n = rows.starts.length - 1;
  if (n < 2) return undefinedBecause("too_few_items");
  const random = seededRandom(seed);
  const halves = { first: new Float64Array(n), second: new Float64Array(n) };
  const correlations = Array.from({ length: splits }, () => correlationOfHalves(rows, halves, random));
  const r = meanOfDefined(correlations);
  if (r.value === null || r.value === -1) return undefinedBecause("no_variance");
  return { value: (2 * r.value) / (1 + r.value), n };
}

/** Values of items one after another; row i holds starts[i] up to, but not including, starts[i + 1]. */
interface Rows {
  starts: Uint32Array;
  values: Float64Array;
}

/** Those of the items judged at least twice, ascending within each: who is told of first decides nothing. */
function pairableValues(table: JudgmentTable): Rows {
  const starts = new Uint32Array(table.itemCount + 1);
  const values = new Float64Array(table.codes.length);
  let rows = 0;
  for (let item = 0; item < table.itemCount; item += 1) {
    const [from, to] = [table.starts[item]!, table.starts[item + 1]!];
    if (to - from < 2) continue;
    const begin = starts[rows]!;
    for (let at = from; at < to; at += 1) values[begin + at - from] = table.points[table.codes[at]!]!;
    starts[++rows] = begin + to - from;
    values.subarray(begin, starts[rows]).sort();
  }
  return { starts: starts.subarray(0, rows + 1), values: values.subarray(0, starts[rows]) };
}

/**
 * Mixes the values of each item, which the next split may find in any order.
 * @param halves room for the means of both halves of each item.
 */
function correlationOfHalves(
  { starts, values }: Rows,
  { first, second }: { first: Float64Array; second: Float64Array },
  random: Random,
) {
  const n = starts.length - 1;
  for (let row = 0; row < n; row += 1) {
    const [from, to] = [starts[row]!, starts[row + 1]!];
    const half = from + Math.floor((to - from) / 2);
    drawToFront(values, { from, half, to }, random);
    first[row] = meanOf(values, from, half);
    second[row] = meanOf(values, half, to);
  }
  return densePearson(first, second, n);
}

/** Brings values of a row to its front, up to `half`, each choice equally likely. */
function drawToFront(
  values: Float64Array,
  { from, half, to }: { from: number; half: number; to: number },
  random: Random,
): void {
  for (let at = from; at < half; at += 1) {
    const drawn = at + randomInt(random, to - at);
    const value = values[at]!;
    values[at] = values[drawn]!;
    values[drawn] = value;
  }
}

function meanOf(values: Float64Array, from: number, to: number): number {
  let total = 0;
  for (let at = from; at < to; at += 1) total += values[at]!;
  return total / (to - from);
}
