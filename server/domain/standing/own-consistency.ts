/** The two values somebody gave the same item; null is Not Applicable. */
export interface ValueTwice {
  first: number | null;
  second: number | null;
}

export interface OwnConsistency {
  n: number;
  same: number;
  /** Mean absolute difference in points of the scale; null where no pair is two numbers. */
  meanDifference: number | null;
}

/** Decimal values have no exact binary form; a difference this small is none. */
const tiny = 1e-9;

/** How alike somebody answers an item when they meet it again (intra-annotator agreement). */
export function ownConsistency(pairs: readonly ValueTwice[]): OwnConsistency {
  const differences = pairs.flatMap(({ first, second }) =>
    first === null || second === null ? [] : [Math.abs(first - second)],
  );
  const bothMissing = pairs.filter(({ first, second }) => first === null && second === null).length;
  const sum = differences.reduce((total, difference) => total + difference, 0);
  return {
    n: pairs.length,
    same: differences.filter((difference) => difference < tiny).length + bothMissing,
    meanDifference: differences.length === 0 ? null : sum / differences.length,
  };
}
