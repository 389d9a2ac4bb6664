import { logGamma } from "./log-gamma";

const precision = 1e-15;
/** More than any a and b of ours need: the fraction converges in about √max(a, b) steps. */
const maxSteps = 10_000;
/** Stands in for a denominator that happens to be 0. */
const tiny = 1e-300;

/**
 * Regularized incomplete beta function I_x(a, b), 0–1, for a, b > 0 and 0 ≤ x ≤ 1.
 * @throws RangeError when x lies outside 0–1.
 * Source: DLMF 8.17.22 (continued fraction), evaluated as in Lentz 1976.
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (!(x >= 0 && x <= 1)) throw new RangeError(`The incomplete beta function is not defined for x = ${x}`);
  if (x === 0 || x === 1) return x;
  // The fraction converges fast below the mean of the distribution; above it the mirrored one does.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x);
  return Math.exp(front) / (a * continuedFraction(x, a, b));
}

/** 1 + d₁ / (1 + d₂ / (1 + …)) from the front, until a step changes nothing. */
function continuedFraction(x: number, a: number, b: number): number {
  let value = 1;
  let c = 1;
  let d = 0;
  for (let step = 1; step <= maxSteps; step += 1) {
    const term = coefficient(step, x, a, b);
    d = 1 / awayFromZero(1 + term * d);
    c = awayFromZero(1 + term / c);
    value *= c * d;
    if (Math.abs(c * d - 1) < precision) break;
  }
  return value;
}

/** d of the given step; even and odd steps have different forms. */
function coefficient(step: number, x: number, a: number, b: number): number {
  const m = Math.floor(step / 2);
  const at = a + 2 * m;
  return step % 2 === 0
    ? (m * (b - m) * x) / ((at - 1) * at)
    : (-(a + m) * (a + b + m) * x) / (at * (at + 1));
}

function awayFromZero(value: number): number {
  return Math.abs(value) < tiny ? tiny : value;
}
