/**
 * The sum of the values with the rounding error of each addition carried along, so that the order of the values
 * hardly matters and long lists lose no digits. 0 for an empty list.
 * @param from, to the stretch of the list that is summed, up to, but not including, `to`; all of it unless told.
 * Source: Neumaier 1974 (his improvement of Kahan's summation).
 */
export function sum(values: ArrayLike<number>, from = 0, to = values.length): number {
  let total = 0;
  let lost = 0;
  for (let at = from; at < to; at += 1) {
    const value = values[at]!;
    const next = total + value;
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return total + lost;
}
