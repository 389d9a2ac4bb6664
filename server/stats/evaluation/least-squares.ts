import { sum } from "../sum";

/**
 * Scores brought onto the gold's scale by the straight line that fits them best (least squares). Constant scores all
 * become the gold's mean; a line may fall.
 * @param scores, gold lists of the same length, finite.
 * Source: STS 2012 §4.1.
 */
export function fittedToGold(scores: readonly number[], gold: readonly number[]): number[] {
  const meanScore = sum(scores) / scores.length;
  const meanGold = sum(gold) / gold.length;
  const together = sum(scores.map((score, at) => (score - meanScore) * (gold[at]! - meanGold)));
  const squares = sum(scores.map((score) => (score - meanScore) ** 2));
  const slope = scores.every((score) => score === scores[0]) ? 0 : together / squares;
  return scores.map((score) => meanGold + slope * (score - meanScore));
}
