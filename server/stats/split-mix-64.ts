const golden = 0x9e3779b97f4a7c15n;

/**
 * The generator SplitMix64: each call gives the next whole number of 64 bits. Neighbouring seeds give unrelated
 * sequences, which is why it fills the state of other generators.
 * Source: Steele, Lea and Flood 2014.
 */
export function splitMix64(seed: bigint): () => bigint {
  let state = BigInt.asUintN(64, seed);
  return () => {
    state = BigInt.asUintN(64, state + golden);
    const first = BigInt.asUintN(64, (state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n);
    const second = BigInt.asUintN(64, (first ^ (first >> 27n)) * 0x94d049bb133111ebn);
    return second ^ (second >> 31n);
  };
}
