import { densePearson } from "../correlation/dense-pearson";
import { undefinedBecause, type Estimate } from "../estimate";
import { itemValues } from "../judgments/item-values";
import { type JudgmentTable } from "../judgments/judgment-table";
import { seededRandom, shuffled, type Random } from "../random";
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
  const items = Array.from({ length: table.itemCount }, (_, item) => itemValues(table, item)).filter(
    (values) => values.length > 1,
  );
  if (items.length < 2) return undefinedBecause("too_few_items");
  const random = seededRandom(seed);
  const correlations = Array.from({ length: splits }, () => correlationOfHalves(items, random));
  const r = meanOfDefined(correlations);
  if (r.value === null || r.value === -1) return undefinedBecause("no_variance");
  return { value: (2 * r.value) / (1 + r.value), n: items.length };
}

function correlationOfHalves(items: readonly (readonly number[])[], random: Random) {
  const first = new Float64Array(items.length);
  const second = new Float64Array(items.length);
  items.forEach((values, item) => {
    const mixed = shuffled(random, values);
    const half = Math.floor(mixed.length / 2);
    first[item] = plainMean(mixed.slice(0, half));
    second[item] = plainMean(mixed.slice(half));
  });
  return densePearson(first, second, items.length);
}

function plainMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
