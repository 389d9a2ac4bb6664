/** Beyond this many standard deviations the tail is summed by itself, or it would be lost beside 1. */
const far = 3;

/** The share of the standard normal distribution above z (0–1), accurate in the far tail too. */
export function normalUpperTail(z: number): number {
  if (z < 0) return 1 - normalUpperTail(-z);
  return z < far ? 0.5 - density(z) * centralSeries(z) : density(z) / tailFraction(z);
}

/** The 97.5 % point of the standard normal distribution: the reach of a 95 % interval on either side. */
export const normal975 = 1.959963984540054;

function density(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}

/** z + z³/3 + z⁵/(3·5) + … Source: Abramowitz and Stegun 1964, 26.2.11. */
function centralSeries(z: number): number {
  let term = z;
  let series = z;
  for (let odd = 3; series + term !== series; odd += 2) {
    term *= (z * z) / odd;
    series += term;
  }
  return series;
}

/** z + 1/(z + 2/(z + 3/(z + …))). Source: Abramowitz and Stegun 1964, 26.2.14. */
function tailFraction(z: number): number {
  let value = z;
  for (let depth = 100; depth >= 1; depth -= 1) value = z + depth / value;
  return value;
}
