import { incompleteBeta } from "./incomplete-beta";

/**
 * The t below which a share p of Student's t distribution lies.
 * @param p in (0, 1); @param degrees degrees of freedom, above 0.
 * @throws RangeError for other p or degrees.
 * Found by bisection on the tail probability, which I_x(degrees/2, 1/2) gives: slow, but right for every p.
 */
export function studentTQuantile(p: number, degrees: number): number {
  if (!(p > 0 && p < 1) || !(degrees > 0)) throw new RangeError(`No t for p = ${p} with ${degrees} degrees`);
  if (p === 0.5) return 0;
  const size = sizeWithTail(Math.min(p, 1 - p), degrees);
  return p < 0.5 ? -size : size;
}

function sizeWithTail(tail: number, degrees: number): number {
  let low = 0;
  let high = 1;
  while (upperTail(high, degrees) > tail) high *= 2;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    if (upperTail(middle, degrees) > tail) low = middle;
    else high = middle;
  }
}

/** The share of the distribution above t, for t ≥ 0. */
function upperTail(t: number, degrees: number): number {
  return incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5) / 2;
}

/**
 * The chance (0–1) of a t at least as far from 0 on either side.
 * @param degrees degrees of freedom, above 0.
 */
export function studentTwoTailed(t: number, degrees: number): number {
  return incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5);
}
