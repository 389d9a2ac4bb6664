import { splitMix64 } from "./split-mix-64";
import { xoshiro128 } from "./xoshiro128";

/** A source of numbers in [0, 1). */
export type Random = () => number;

/**
 * Numbers in [0, 1) with 53 random bits that the seed alone determines, on every machine.
 * @param seed a whole number.
 * @throws RangeError when it is not.
 */
export function seededRandom(seed: number): Random {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`A seed is a whole number, not ${seed}`);
  const fill = splitMix64(BigInt(seed));
  const words = [fill(), fill()];
  const [a, b, c, d] = words.flatMap((word) => [Number(word & 0xffffffffn), Number(word >> 32n)]);
  const next = xoshiro128([a ?? 0, b ?? 0, c ?? 0, d ?? 0]);
  return () => ((next() >>> 5) * 2 ** 26 + (next() >>> 6)) / 2 ** 53;
}

/**
 * A whole number from 0 to n − 1, each equally likely (to within n / 2⁵³).
 * @throws RangeError unless n is a whole number from 1 to 2³².
 */
export function randomInt(random: Random, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`Cannot draw one of ${n}`);
  return Math.floor(random() * n);
}

/**
 * The values in a new order, each order equally likely; the list itself stays as it is.
 * Source: Fisher and Yates 1938, in the form of Durstenfeld 1964.
 */
export function shuffled<T>(random: Random, values: readonly T[]): T[] {
  const result = [...values];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const drawn = randomInt(random, last + 1);
    // Both positions lie inside the list.
    [result[drawn], result[last]] = [result[last] as T, result[drawn] as T];
  }
  return result;
}

/**
 * A draw from the normal distribution with mean 0 and standard deviation 1.
 * Source: Box and Muller 1958; of their two draws the first, so that each call stands alone.
 */
export function randomNormal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  return radius * Math.cos(2 * Math.PI * random());
}
