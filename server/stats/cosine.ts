/** Beyond these places two vectors of one direction may differ by rounding alone. */
const places = 12;

/** The cosine (−1 to 1) of the angle between two vectors of one length, to twelve places; 0 where one of them is 0. */
export function cosine(a: Float64Array, b: Float64Array): number {
  let together = 0;
  let squaresA = 0;
  let squaresB = 0;
  for (let at = 0; at < a.length; at += 1) {
    together += a[at]! * b[at]!;
    squaresA += a[at]! * a[at]!;
    squaresB += b[at]! * b[at]!;
  }
  const size = Math.sqrt(squaresA) * Math.sqrt(squaresB);
  return size === 0 ? 0 : Number((together / size).toFixed(places));
}
