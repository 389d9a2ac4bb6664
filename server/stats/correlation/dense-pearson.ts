import { undefinedBecause, type Estimate } from "../estimate";

export type CorrelationReason = "too_few_pairs" | "no_variance" | "not_finite";
export type Correlation = Estimate<CorrelationReason, { n: number }>;

/**
 * Pearson's correlation of the first n entries of two arrays, all of them present; see `pearson` for its meaning.
 * Deviations are taken as shares of the largest, so that their squares neither overflow nor vanish.
 */
export function densePearson(x: ArrayLike<number>, y: ArrayLike<number>, n: number): Correlation {
  if (n < 2) return undefinedBecause("too_few_pairs");
  const centreX = meanOf(x, n);
  const centreY = meanOf(y, n);
  const reachX = largestDeviation(x, n, centreX);
  const reachY = largestDeviation(y, n, centreY);
  if (!Number.isFinite(reachX) || !Number.isFinite(reachY)) return undefinedBecause("not_finite");
  if (isConstant(x, n) || isConstant(y, n)) return undefinedBecause("no_variance");
  let together = 0;
  let squaresX = 0;
  let squaresY = 0;
  for (let at = 0; at < n; at += 1) {
    const dx = (x[at]! - centreX) / reachX;
    const dy = (y[at]! - centreY) / reachY;
    together += dx * dy;
    squaresX += dx * dx;
    squaresY += dy * dy;
  }
  const value = together / Math.sqrt(squaresX * squaresY);
  return { value: Math.max(-1, Math.min(1, value)), n };
}

function meanOf(values: ArrayLike<number>, n: number): number {
  let total = 0;
  for (let at = 0; at < n; at += 1) total += values[at]!;
  return total / n;
}

/** NaN when a value is NaN; infinite when one is, or when the mean overflows. */
function largestDeviation(values: ArrayLike<number>, n: number, centre: number): number {
  let most = 0;
  for (let at = 0; at < n; at += 1) most = Math.max(most, Math.abs(values[at]! - centre));
  return most;
}

/** Compared value by value: the mean of equal values may differ from them in its last digit. */
function isConstant(values: ArrayLike<number>, n: number): boolean {
  for (let at = 1; at < n; at += 1) if (values[at] !== values[0]) return false;
  return true;
}
