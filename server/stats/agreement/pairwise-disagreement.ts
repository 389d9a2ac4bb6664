/**
 * How far annotators of one item differ: of all pairs of them, the share that chose differently (0–1).
 * @returns null with fewer than two choices.
 * Source: Fleiss 1971 (1 less his P of one subject).
 */
export const choiceDisagreement = (choices: readonly number[]): number | null =>
  meanOverPairs(choices, (one, other) => (one === other ? 0 : 1));

/**
 * How far rankings of the same candidates differ: of all pairs of candidates, the share that two annotators order
 * differently, averaged over all pairs of annotators (0–1). A pair that only one of the two ties counts half.
 * @returns null with fewer than two rankings, or fewer than two candidates.
 * @throws RangeError when two rankings differ in length.
 * Source: Kendall 1938 (without ties 1 less twice this is the mean of his τ); ties: Fagin et al. 2006, K with p = 1/2.
 */
export function orderDisagreement(rankings: readonly (readonly number[])[]): number | null {
  if (rankings.some((ranks) => ranks.length !== rankings[0]!.length)) {
    throw new RangeError("Rankings of one item have different numbers of candidates");
  }
  return (rankings[0]?.length ?? 0) < 2 ? null : meanOverPairs(rankings, shareOrderedDifferently);
}

/** Opposite orders are 2 apart, a tie and an order 1. */
function shareOrderedDifferently(one: readonly number[], other: readonly number[]): number {
  const candidates = one.map((_, at) => at);
  const apart = meanOverPairs(candidates, (a, b) =>
    Math.abs(Math.sign(one[a]! - one[b]!) - Math.sign(other[a]! - other[b]!)),
  );
  return (apart ?? 0) / 2;
}

function meanOverPairs<T>(all: readonly T[], differenceOf: (one: T, other: T) => number): number | null {
  let sum = 0;
  let pairs = 0;
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      sum += differenceOf(one, other);
      pairs += 1;
    }
  }
  return pairs === 0 ? null : sum / pairs;
}
