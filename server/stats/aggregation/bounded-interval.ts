import { tReach } from "../intervals/t-reach";
import { type StandardError } from "./location";

/** The least and the greatest value that a judgment can have. */
export interface Bounds {
  min: number;
  max: number;
}

/** Where nothing is known of a scale: the interval is that of Student's t. */
export const unbounded: Bounds = { min: -Infinity, max: Infinity };

/**
 * The 95 % interval of a mean of judgments that cannot leave a scale: all means whose distance from the one found is at
 * most Student's t standard errors, where the error shrinks towards the ends of the scale as √(μ (1 − μ)) does. It is
 * Wilson's interval with the spread that the judgments have, and that of Student's t where the ends are far.
 * @param value the mean found; one that lies outside the bounds is not held back by them.
 * Source: Wilson 1927; variance proportional to μ (1 − μ): Wedderburn 1974; Student 1908.
 */
export function boundedInterval(
  value: number,
  { standardError, degrees }: StandardError,
  { min, max }: Bounds,
): { low: number; high: number } {
  const reach = tReach(degrees) * standardError;
  const [least, most] = [Math.min(min, value), Math.max(max, value)];
  // As a share of the scale; differences first, lest those of far-off values overflow.
  const share = (value / 2 - least / 2) / (most / 2 - least / 2);
  if (reach === 0 || !(share > 0 && share < 1)) return clipped(value - reach, value + reach, least, most);
  const error = reach / 2 / (most / 2 - least / 2);
  const spread = share * (1 - share);
  const k = error ** 2 / spread;
  const half = Math.sqrt(error ** 2 + (k / 2) ** 2);
  const ends = [share + k / 2 - half, share + k / 2 + half].map((end) => end / (1 + k));
  const [low, high] = ends.map((end) => least * (1 - end) + most * end);
  return clipped(Math.min(low!, value), Math.max(high!, value), least, most);
}

function clipped(low: number, high: number, least: number, most: number) {
  return { low: Math.max(least, low), high: Math.min(most, high) };
}
