import type { JudgedValue } from "@/server/domain/task/task";

/** What somebody answered to the same item at their two meetings, on one dimension. */
export interface AnsweredTwice {
  first: JudgedValue;
  second: JudgedValue;
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
export function ownConsistency(pairs: readonly AnsweredTwice[]): OwnConsistency {
  const differences = pairs.flatMap(({ first, second }) =>
    first.value === null || second.value === null ? [] : [Math.abs(first.value - second.value)],
  );
  const bothUnnumbered = pairs.filter(
    ({ first, second }) => first.value === null && second.value === null && first.answer === second.answer,
  ).length;
  const sum = differences.reduce((total, difference) => total + difference, 0);
  return {
    n: pairs.length,
    same: differences.filter((difference) => difference < tiny).length + bothUnnumbered,
    meanDifference: differences.length === 0 ? null : sum / differences.length,
  };
}
