/**
 * Pay in parts that add up to it, by counted judgments; of equal remainders the first part gets the unit.
 * @returns nothing but zeros where nothing was counted.
 */
export function sharePay(totalMinor: number, counted: readonly number[]): number[] {
  const all = counted.reduce((sum, n) => sum + n, 0);
  if (all === 0) return counted.map(() => 0);
  const exact = counted.map((n) => (totalMinor * n) / all);
  const parts = exact.map(Math.floor);
  const rest = totalMinor - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.at - other.at);
  for (const { at } of byRemainder.slice(0, rest)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
