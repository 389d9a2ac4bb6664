import type { Random } from "../random";

/**
 * As many different whole numbers from 0 to n − 1, each set of them equally likely (to within n / 2⁵³), in memory for
 * these alone.
 * @throws RangeError unless `count` is at most n, and n at most 2⁴⁸.
 * Source: algorithm F2 of Floyd, in Bentley and Floyd 1987.
 */
export function drawDistinct(random: Random, count: number, n: number): Set<number> {
  if (count > n || n > 2 ** 48) throw new RangeError(`Cannot draw ${count} different ones of ${n}`);
  const drawn = new Set<number>();
  for (let next = n - count; next < n; next += 1) {
    const one = Math.floor(random() * (next + 1));
    drawn.add(drawn.has(one) ? next : one);
  }
  return drawn;
}
