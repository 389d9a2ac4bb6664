import { densePearson } from "../correlation/dense-pearson";
import { undefinedBecause, type Estimate } from "../estimate";
import { itemValues } from "../judgments/item-values";
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
  const items = Array.from({ length: table.itemCount }, (_, item) => itemValues(table, item))
    .filter((values) => values.length > 1)
    // Who is told of first decides nothing.
    .map((values) => Float64Array.from(values).sort());
  if (items.length < 2) return undefinedBecause("too_few_items");
  const random = seededRandom(seed);
  const correlations = Array.from({ length: splits }, () => correlationOfHalves(items, random));
  const r = meanOfDefined(correlations);
  if (r.value === null || r.value === -1) return undefinedBecause("no_variance");
  return { value: (2 * r.value) / (1 + r.value), n: items.length };
}

/** Mixes the values of each item, which the next split may find in any order. */
function correlationOfHalves(items: readonly Float64Array[], random: Random) {
  const first = new Float64Array(items.length);
  const second = new Float64Array(items.length);
  items.forEach((values, item) => {
    const half = Math.floor(values.length / 2);
    drawToFront(values, half, random);
    first[item] = meanOf(values, 0, half);
    second[item] = meanOf(values, half, values.length);
  });
  return densePearson(first, second, items.length);
}

/** Brings so many of the values to the front, each choice equally likely. */
function drawToFront(values: Float64Array, count: number, random: Random): void {
  for (let at = 0; at < count; at += 1) {
    const drawn = at + randomInt(random, values.length - at);
    [values[at], values[drawn]] = [values[drawn]!, values[at]!];
  }
}

function meanOf(values: Float64Array, from: number, to: number): number {
  let total = 0;
  for (let at = from; at < to; at += 1) total += values[at]!;
  return total / (to - from);
}
