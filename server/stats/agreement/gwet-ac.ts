import { undefinedBecause, type Estimate } from "../estimate";
import { tReach } from "../intervals/t-reach";
import { type ValuesByItem } from "../judgments/judgment-table";
import { sum } from "../sum";
import type { AlphaLevel, AlphaReason } from "./krippendorff-alpha";

type GwetAc = Estimate<
  AlphaReason | "too_few_items",
  { n: number; low?: number; high?: number; method?: "large-sample" }
>;

/** What is known of each item that was judged. */
interface ItemAgreements {
  /** How much two judgments of it weigh alike on average; NaN of an item judged once. */
  alike: Float64Array;
  /** 1 where it was judged at least twice. */
  isPairable: Uint8Array;
  /** The mean over its judgments of the share of judgments that chose another point. */
  others: Float64Array;
}

/**
 * Gwet's AC1, and with weights AC2: how far the agreement of judgments of one item exceeds the one expected when some
 * judgments are random, as a share of the most it could. Unlike κ it stays high where nearly all judgments are the same.
 * Nominal: any two points disagree alike (AC1); interval: weights fall with the square of distances, ordinal: with the
 * number of pairs of points between them, ratio: with the square of (c − k) / (c + k). Only points that somebody chose
 * are known. The 95 % interval comes from the variance between items, with Student's t, and ends at 1.
 * @param table any number of annotators per item; items judged once tell how often points are chosen.
 * @returns with n, the items judged at least twice; without an interval where items do not differ; null with reason
 *   "no_pairs", "too_few_items" for fewer than two such items, "no_variance" when all values are equal, "negative_values"
 *   for ratio data below 0, "not_finite" when weights leave the range of numbers.
 * Source: Gwet 2008 (AC1, variance), Gwet 2014 (AC2, missing judgments).
 */
export function gwetAc(table: ValuesByItem, level: AlphaLevel): GwetAc {
  const { points } = table;
  if (level === "ratio" && (points[0] ?? 0) < 0) return undefinedBecause("negative_values");
  const weightOf = weights[level](points);
  const found = itemAgreements(table, weightOf);
  const pairable = found.alike.filter((_, item) => found.isPairable[item] === 1);
  const items = found.others.length;
  if (pairable.length === 0) return undefinedBecause("no_pairs");
  if (points.length < 2) return undefinedBecause("no_variance");
  if (pairable.length < 2) return undefinedBecause("too_few_items");
  const scale = meanWeight(points.length, weightOf);
  const n = pairable.length;
  const expected = (scale * sum(found.others)) / items;
  const value = (sum(pairable) / n - expected) / (1 - expected);
  if (!Number.isFinite(value)) return undefinedBecause("not_finite");
  const squares = found.others.map((others, item) => {
    const isPairable = found.isPairable[item] === 1;
    const own = isPairable ? ((items / n) * (found.alike[item]! - expected)) / (1 - expected) : 0;
    return (own - (2 * (1 - value) * (scale * others - expected)) / (1 - expected) - value) ** 2;
  });
  const degrees = items - 1;
  const error = Math.sqrt(sum(squares) / (items * degrees));
  if (!(error > rounding) || !Number.isFinite(error)) return { value, n };
  const reach = tReach(degrees) * error;
  return { value, n, low: value - reach, high: Math.min(1, value + reach), method: "large-sample" };
}

/** An error of 0 may come out so far from it. */
const rounding = 1e-9;

/** How much two points, by their positions, weigh alike: 1 for the same, 0 for those furthest apart. */
type WeightOf = (one: number, other: number) => number;

const weights: Record<AlphaLevel, (points: Float64Array) => WeightOf> = {
  nominal: () => (one, other) => Number(one === other),
  ordinal: (points) => {
    const pairs = (distance: number) => (distance * (distance + 1)) / 2;
    const most = pairs(points.length - 1);
    return (one, other) => (one === other ? 1 : 1 - pairs(Math.abs(one - other)) / most);
  },
  interval: (points) => {
    const range = points.at(-1)! - points[0]!;
    return (one, other) => (one === other ? 1 : 1 - ((points[one]! - points[other]!) / range) ** 2);
  },
  ratio: (points) => {
    const distance = (one: number, other: number) => ((one - other) / (one + other)) ** 2;
    const most = distance(points.at(-1)!, points[0]!);
    return (one, other) => (one === other ? 1 : 1 - distance(points[one]!, points[other]!) / most);
  },
};

function itemAgreements({ starts, codes, ...table }: ValuesByItem, weightOf: WeightOf): ItemAgreements {
  const ends = starts.filter((end, at) => at > 0 && end > starts[at - 1]!);
  const items = ends.length;
  const found = {
    alike: new Float64Array(items).fill(NaN),
    isPairable: new Uint8Array(items),
    others: new Float64Array(items),
  };
  const shares = new Float64Array(table.points.length);
  for (let item = 0, from = 0; item < items; from = ends[item++]!) {
    const count = ends[item]! - from;
    for (let at = from; at < ends[item]!; at += 1) shares[codes[at]!]! += 1 / count / items;
  }
  for (let item = 0, from = 0; item < items; from = ends[item++]!) {
    const count = ends[item]! - from;
    let alike = 0;
    for (let at = from; at < ends[item]!; at += 1) {
      found.others[item]! += (1 - shares[codes[at]!]!) / count;
      for (let before = from; before < at; before += 1) alike += weightOf(codes[before]!, codes[at]!);
    }
    if (count < 2) continue;
    found.alike[item] = alike / ((count * (count - 1)) / 2);
    found.isPairable[item] = 1;
  }
  return found;
}

/** The sum of all weights over that of those off the diagonal if each were 1. */
function meanWeight(points: number, weightOf: WeightOf): number {
  let total = points;
  for (let one = 0; one < points; one += 1) {
    for (let other = 0; other < one; other += 1) total += 2 * weightOf(one, other);
  }
  return total / (points * (points - 1));
}
