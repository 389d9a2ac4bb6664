/** An amount of a currency in its minor unit; null where it is not whole, since rounding would change what was written. */
export function wholeMinor(amount: number): number | null {
  const whole = Math.round(amount * 100);
  return Number((whole / 100).toFixed(2)) === amount ? whole : null;
}
