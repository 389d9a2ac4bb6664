import { undefinedBecause, type Estimate } from "../estimate";
import { sum } from "../sum";

/** How many of the n values are the one chosen, and every value chosen as often as that, ascending. */
export interface MajoritySupport {
  n: number;
  votes: number;
  tied: number[];
}

/**
 * The value that most annotators chose. Of several chosen equally often it is the one nearest to the mean of all
 * values, and of two equally near the lower one.
 * @param values finite, without N/A.
 * @returns null with reason "no_judgments" when there is none.
 */
export function majority(values: readonly number[]): Estimate<"no_judgments", MajoritySupport> {
  const votesByValue = new Map<number, number>();
  for (const value of values) votesByValue.set(value, (votesByValue.get(value) ?? 0) + 1);
  const votes = Math.max(...votesByValue.values());
  const tied = [...votesByValue.keys()].filter((value) => votesByValue.get(value) === votes);
  tied.sort((one, other) => one - other);
  const mean = sum(values) / values.length;
  const [nearest] = [...tied].sort((one, other) => Math.abs(one - mean) - Math.abs(other - mean));
  return nearest === undefined
    ? undefinedBecause("no_judgments")
    : { value: nearest, n: values.length, votes, tied };
}
