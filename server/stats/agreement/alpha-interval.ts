import { undefinedBecause, type Estimate } from "../estimate";
import { tReach } from "../intervals/t-reach";
import { type ValuesByItem } from "../judgments/judgment-table";
import { jackknifeError } from "./alpha-jackknife";
import { bootstrapInterval } from "../intervals/bootstrap";
import { alphaReplicates } from "./bootstrap-alpha";
import { alphaUnits } from "./alpha-units";
import { distinctUnits } from "./distinct-units";
import { alphaOf, krippendorffAlpha, type AlphaLevel, type AlphaReason } from "./krippendorff-alpha";

/** There is no interval of a single item, nor where all items disagree alike. */
export type AlphaIntervalReason = AlphaReason | "too_few_items" | "no_spread";

export interface AlphaInterval {
  low: number;
  high: number;
  /** Items judged at least twice. */
  n: number;
  method: "jackknife-by-item" | "bootstrap-by-item";
}

/** What a 95 % interval leaves out at either end. */
const tail = 0.025;

const samples = 200;

/** Differences that rounding makes are no spread. */
const rounding = 1e-12;

/**
 * Krippendorff's α with its 95 % interval: Student's t around log((1 + (m − 1) α) / (1 − α)), m being the mean number of
 * judgments of an item, with the standard error by leaving out items. That is the logarithm of the ratio of variances
 * between and within items, and with two judgments an item twice Fisher's z. The interval stays in the range of α, from
 * −1 / (m − 1) to 1. Where nobody ever disagreed, it begins at 1 less the greatest share of items judged by chance that
 * is likely to show none (0.025 to the power of 1 / n). Where leaving out any one item changes nothing, it is that of the
 * percentiles of a bootstrap.
 * @returns null with the reasons of `krippendorffAlpha`, and where α has no interval with "too_few_items" or "no_spread".
 * Source: jackknife: Tukey 1958, Miller 1974; transformation of an intraclass correlation: Fisher 1925, § 39; perfect
 *   agreement: Clopper and Pearson 1934. Chosen by simulation, see docs/statistics.md.
 */
export function alphaInterval(
  table: ValuesByItem,
  level: AlphaLevel,
): Estimate<AlphaIntervalReason, AlphaInterval> {
  const units = alphaUnits(table);
  const alpha = alphaOf(units, level);
  if (alpha.value === null) return alpha;
  const distinct = distinctUnits(units);
  const n = distinct.unitOfItem.length;
  if (n < 2) return undefinedBecause("too_few_items");
  const method = "jackknife-by-item" as const;
  if (alpha.value === 1) return { value: 1, low: tail ** (1 / n), high: 1, n, method };
  const others = alpha.n / n - 1;
  const transformed = (value: number) => Math.log1p(others * value) - Math.log1p(-value);
  const back = (z: number) => {
    const half = Math.tanh(z / 2);
    return (2 * half) / (others + 1 - (others - 1) * half);
  };
  // Samples, and the way there and back, may lose the last digit.
  const around = (low: number, high: number) => ({
    value: alpha.value,
    low: Math.min(alpha.value, low),
    high: Math.max(alpha.value, Math.min(1, high)),
    n,
  });
  const found = jackknifeError(distinct, level, transformed);
  const centre = transformed(alpha.value);
  if (found === null || !Number.isFinite(centre) || found.error <= rounding) {
    const drawn = bootstrapInterval(alphaReplicates(table, level, { seed: 1, from: 0, to: samples }));
    return drawn === null || drawn.high - drawn.low <= rounding
      ? undefinedBecause("no_spread")
      : { ...around(drawn.low, drawn.high), method: drawn.method };
  }
  const reach = tReach(found.degrees) * found.error;
  return { ...around(back(centre - reach), back(centre + reach)), method };
}

/** Without an interval where α has none but of a single item. */
export type AlphaWithInterval =
  | ({ value: number } & AlphaInterval)
  | { value: number; n: number }
  | { value: null; reason: AlphaIntervalReason; n: number };

/**
 * Krippendorff's α with its interval, or without where there is none; n counts the items judged at least twice.
 * @returns null with the reasons of `krippendorffAlpha`, and "too_few_items" also where only one item was judged twice:
 *   it says nothing of others.
 */
export function alphaWithInterval(table: ValuesByItem, level: AlphaLevel): AlphaWithInterval {
  const found = alphaInterval(table, level);
  if (found.value !== null) return found;
  const n = alphaUnits(table).times.length;
  if (found.reason !== "no_spread") return { ...found, n };
  const alpha = krippendorffAlpha(table, level);
  return alpha.value === null ? { ...alpha, n } : { value: alpha.value, n };
}
