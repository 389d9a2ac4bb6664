import { undefinedBecause, type Estimate } from "../estimate";
import { pairedDifference } from "../intervals/paired-difference";
import { type BestWorstAnswer } from "./best-worst-answer";

/** How often a thing was shown (n) and chosen, with the score's 95 % interval. */
export type CountingScore = Estimate<
  "never_shown",
  { n: number; most: number; least: number; low: number; high: number; method: "paired-difference" }
>;

/**
 * The counting score of each thing of best–worst questions (−100 to 100): of the answers to questions that showed it,
 * the per cent that chose it as most less the per cent that chose it as least.
 * @param answers any number per question. A choice that is missing counts for nothing, and the showing still counts; an
 *   answer that chose one thing as both moves its score by nothing.
 * @param count how many things there are, numbered from 0.
 * @returns per thing, null with reason "never_shown" when no answered question showed it. The interval takes a thing's
 *   answers as independent; what chose it as both counts there as having chosen neither.
 * @throws RangeError when an answer shows a thing twice or that does not exist, or chooses one that was not shown.
 * Source: Orme 2009 and Jurgens et al. 2012 (SemEval task 2) for the score, Bonett and Price 2012 for the interval.
 */
export function countingScores(answers: readonly BestWorstAnswer[], count: number): CountingScore[] {
  const tallies = Array.from({ length: count }, () => ({ n: 0, most: 0, least: 0, both: 0 }));
  for (const answer of answers) {
    refuseUnusable(answer, count);
    for (const thing of answer.shown) {
      const tally = tallies[thing]!;
      tally.n += 1;
      tally.most += Number(thing === answer.most);
      tally.least += Number(thing === answer.least);
      tally.both += Number(thing === answer.most && thing === answer.least);
    }
  }
  return tallies.map(({ n, most, least, both }): CountingScore => {
    const difference = pairedDifference(most - both, least - both, n);
    if (difference.value === null) return undefinedBecause("never_shown");
    const [low, high] = [100 * difference.low, 100 * difference.high];
    return { value: (100 * (most - least)) / n, n, most, least, low, high, method: "paired-difference" };
  });
}

function refuseUnusable({ shown, most, least }: BestWorstAnswer, count: number): void {
  if (new Set(shown).size < shown.length) throw new RangeError("A question shows one thing twice");
  if (!shown.every((thing) => Number.isInteger(thing) && thing >= 0 && thing < count)) {
    throw new RangeError(`A question shows a thing outside the ${count} there are`);
  }
  if ([most, least].some((thing) => thing !== null && !shown.includes(thing))) {
    throw new RangeError("An answer chooses a thing that was not shown");
  }
}
