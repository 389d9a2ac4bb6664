import { undefinedBecause, type Estimate } from "../estimate";

/** How similar a model finds each candidate to the question, and the place of the right one, from 0. */
export interface RankedCandidates {
  similarities: readonly number[];
  answer: number;
}

export interface ChoiceScore {
  /** The share of questions (0–1) whose right candidate is the most similar. */
  successRate: Estimate<"no_questions">;
  /** The mean of 1 over the rank of the right candidate. */
  mrr: Estimate<"no_questions">;
}

/**
 * How well a model finds the right candidate. Candidates that are equally similar share the ranks they take: the right one
 * counts as first in one of as many cases, and its 1 over rank is the mean over these ranks.
 * @throws RangeError where an answer is no candidate.
 * Source: 2016 (pyramid) §4; the paper leaves equal similarities open.
 */
export function choiceScore(questions: readonly RankedCandidates[]): ChoiceScore {
  if (questions.length === 0) {
    return { successRate: undefinedBecause("no_questions"), mrr: undefinedBecause("no_questions") };
  }
  const ranks = questions.map(ranksOfAnswer);
  const mean = (of: (ranks: readonly number[]) => number) =>
    ranks.reduce((sum, each) => sum + of(each), 0) / ranks.length;
  return {
    successRate: { value: mean((each) => each.filter((rank) => rank === 1).length / each.length) },
    mrr: { value: mean((each) => each.reduce((sum, rank) => sum + 1 / rank, 0) / each.length) },
  };
}

/** The ranks that the right candidate shares with those that are as similar. */
function ranksOfAnswer({ similarities, answer }: RankedCandidates): number[] {
  const own = similarities[answer];
  if (own === undefined) throw new RangeError(`There is no candidate ${answer}`);
  const above = similarities.filter((similarity) => similarity > own).length;
  const alike = similarities.filter((similarity) => similarity === own).length;
  return Array.from({ length: alike }, (_, at) => above + at + 1);
}
