/**
 * A score with one decimal, from the counts as the programs of SemEval-2012 take it: the difference of two percentages,
 * each with its own rounding of the last bit; of two decimals equally near the even one.
 */
export function printedScore({ n, most, least }: { n: number; most: number; least: number }): string {
  const score = (100 * most) / n - (100 * least) / n;
  const size = Math.abs(score);
  // Only .25 and .75 lie exactly between two decimals; `toFixed` goes up at both.
  const digits = (size % 1 === 0.25 ? size - 0.05 : size).toFixed(1);
  return score < 0 && Number(digits) !== 0 ? `-${digits}` : digits;
}
