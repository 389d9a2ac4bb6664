/**
 * The value below which a share p of the values lies, linear between neighbours; the middle two for p = 0.5.
 * @param ascending sorted values, at least one; @param p 0–1.
 * @throws RangeError for an empty list or another p.
 * Source: Hyndman and Fan 1996, type 7 (what R and numpy do unless told otherwise).
 */
export function quantile(ascending: ArrayLike<number>, p: number): number {
  if (ascending.length === 0 || !(p >= 0 && p <= 1)) {
    throw new RangeError(`No quantile ${p} of ${ascending.length} values`);
  }
  const position = p * (ascending.length - 1);
  const below = ascending[Math.floor(position)]!;
  const above = ascending[Math.ceil(position)]!;
  return below + (above - below) * (position - Math.floor(position));
}
