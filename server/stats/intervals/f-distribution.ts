import { incompleteBeta } from "../incomplete-beta";

/**
 * The F below which a share p of the F distribution lies.
 * @param p in (0, 1); @param d1, d2 degrees of freedom above and below, above 0.
 * @throws RangeError for other p or degrees.
 * Found by bisection on the share below, which I_x(d1/2, d2/2) gives with x = d1 F / (d1 F + d2).
 */
export function fQuantile(p: number, d1: number, d2: number): number {
  if (!(p > 0 && p < 1) || !(d1 > 0) || !(d2 > 0)) {
    throw new RangeError(`No F for p = ${p} with ${d1} and ${d2} degrees`);
  }
  const below = (f: number) => incompleteBeta((d1 * f) / (d1 * f + d2), d1 / 2, d2 / 2);
  let low = 0;
  let high = 1;
  while (below(high) < p) high *= 2;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    if (below(middle) < p) low = middle;
    else high = middle;
  }
}
