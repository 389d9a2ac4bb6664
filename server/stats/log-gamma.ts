/** From here on the terms below give all digits of a double. */
const shiftedTo = 15;

/** B(2k) / (2k (2k − 1)) for k = 1 … 7, with B the Bernoulli numbers. */
const stirlingTerms = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360360, 1 / 156];

/**
 * Natural logarithm of the gamma function, for x > 0.
 * Moves x up by Γ(x + 1) = x Γ(x) until Stirling's series is exact to the last digits.
 * @throws RangeError for x ≤ 0 or not a number.
 * Source: Abramowitz and Stegun 1964, 6.1.15 and 6.1.41.
 */
export function logGamma(x: number): number {
  if (!(x > 0)) throw new RangeError(`The logarithm of gamma is not defined here for ${x}`);
  let product = 1;
  let shifted = x;
  for (; shifted < shiftedTo; shifted += 1) product *= shifted;
  const series = stirlingTerms.reduceRight((rest, term) => term + rest / shifted ** 2, 0) / shifted;
  return (
    (shifted - 0.5) * Math.log(shifted) - shifted + Math.log(2 * Math.PI) / 2 + series - Math.log(product)
  );
}
