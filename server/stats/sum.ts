/**
 * The sum of the values with the rounding error of each addition carried along, so that the order of the values
 * hardly matters and long lists lose no digits. 0 for an empty list.
 * Source: Neumaier 1974 (his improvement of Kahan's summation).
 */
export function sum(values: readonly number[]): number {
  let total = 0;
  let lost = 0;
  for (const value of values) {
    const next = total + value;
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return total + lost;
}
