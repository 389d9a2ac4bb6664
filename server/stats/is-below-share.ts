/** Half a thousandth: what a share loses at most when it is written with three decimals. */
const rounding = 0.0005;

/**
 * Whether a share of right answers lies below a bound that people write with up to three decimals: two of three right
 * is not below 0.667, and a share equal to its bound is never below it, however either was computed.
 * @param share 0–1; @param bound 0–1.
 */
export function isBelowShare(share: number, bound: number): boolean {
  return share <= bound - rounding;
}
