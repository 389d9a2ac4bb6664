import { type Estimate } from "../estimate";
import { quantile } from "./quantile";

/** Which samples to draw: each has a number, and the seed and its number alone determine it. */
export interface ReplicateRange {
  /** A whole number of at most nine digits. */
  seed: number;
  from: number;
  /** The first number that is no longer drawn. */
  to: number;
}

/** The seed of one sample; neighbouring seeds share none as long as fewer than a million are drawn. */
export function replicateSeed(seed: number, replicate: number): number {
  return seed * 1_000_003 + replicate;
}

/** The 95 % interval, and how many samples it rests on. */
export interface BootstrapInterval {
  low: number;
  high: number;
  replicates: number;
  method: "bootstrap-by-item";
}

/**
 * The 95 % percentile interval of a statistic from its values on drawn samples, in any order; null without any.
 * Source: Efron 1981.
 */
export function bootstrapInterval(replicates: Float64Array): BootstrapInterval | null {
  if (replicates.length === 0) return null;
  const ascending = replicates.slice().sort();
  return {
    low: quantile(ascending, 0.025),
    high: quantile(ascending, 0.975),
    replicates: replicates.length,
    method: "bootstrap-by-item",
  };
}

/**
 * An estimate together with the interval from its values on drawn samples.
 * @returns the estimate's own reason where it is undefined, "no_replicates" where no sample has a value.
 */
export function withBootstrapInterval<R extends string, Extra extends object>(
  estimate: Estimate<R, Extra>,
  replicates: Float64Array,
): Estimate<R | "no_replicates", Extra & BootstrapInterval> {
  if (estimate.value === null) return estimate;
  const interval = bootstrapInterval(replicates);
  return interval === null ? { value: null, reason: "no_replicates" } : { ...estimate, ...interval };
}
