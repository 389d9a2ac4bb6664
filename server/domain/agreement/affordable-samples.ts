/** Samples of large data cost so much that correlations make do with fewer. */
const affordableJudgments = 10_000_000;
const minSamples = 50;

/**
 * How many samples the interval of a mean correlation rests on: as many as asked for where the data are not large.
 * @param judgments how many there are of the dimension
 * @param most as many as were asked for
 */
export function affordableSamples(judgments: number, most: number): number {
  return Math.min(most, Math.max(minSamples, Math.floor(affordableJudgments / judgments)));
}
