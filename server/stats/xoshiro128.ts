/** Four words of 32 bits, not all 0. */
export type XoshiroState = [number, number, number, number];

/**
 * The generator xoshiro128**: each call gives the next whole number of 32 bits, with a period of 2¹²⁸ − 1.
 * Source: Blackman and Vigna 2018.
 */
export function xoshiro128(state: XoshiroState): () => number {
  let [a, b, c, d] = state;
  return () => {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return result;
  };
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
