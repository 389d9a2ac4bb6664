import type { GoldItem } from "@/server/domain/gold/contracts";

type Distribution = GoldItem["distribution"];

/** What can be answered, as far as a plot needs it. */
export interface AnswerPoints {
  points: readonly { value: number }[];
}

/** Answers by value in the order of the scale, with a 0 for each point that nobody chose; Not Applicable comes last. */
export function withAllPoints(distribution: Distribution, { points }: AnswerPoints): Distribution {
  const counts = new Map<number, number>(points.map(({ value }) => [value, 0]));
  for (const { value, count } of distribution) if (value !== null) counts.set(value, count);
  const values = [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => a.value - b.value);
  return [...values, ...distribution.filter(({ value }) => value === null)];
}
