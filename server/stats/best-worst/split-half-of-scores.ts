import { meanOfDefined } from "../agreement/mean-of-defined";
import { densePearson, type Correlation } from "../correlation/dense-pearson";
import { undefinedBecause, type Estimate } from "../estimate";
import { randomInt, seededRandom, shuffled, type Random } from "../random";
import { type BestWorstAnswer } from "./best-worst-answer";
import { countingScores, type CountingScore } from "./counting-scores";

export interface SplitHalfOfScoresOptions {
  seed: number;
  /** How many times to split; 100 unless told. */
  splits?: number;
}

/** How many things both halves scored at least once over the splits, and the mean correlation before it is stepped up. */
export type SplitHalfOfScores = Estimate<
  "too_few_things" | "no_variance",
  { n: number; halves: number; splits: number }
>;

/**
 * Split-half reliability of counting scores: the answers to each question are split at random into two halves, of an
 * odd number the one left over goes to a half drawn at random; the scores from one half are correlated with those from
 * the other (Pearson) over the things that both showed, the correlations averaged over the splits, and the average
 * stepped up to all answers, 2r / (1 + r).
 * @param count how many things there are.
 * @returns at most 1; null with reason "too_few_things" when fewer than two were shown twice, "no_variance" when no
 *   split has a correlation or their average is −1.
 * Source: Kiritchenko and Mohammad 2017 for the splits, Spearman 1910 and Brown 1910 for the step.
 */
export function splitHalfOfScores(
  answers: readonly BestWorstAnswer[],
  count: number,
  { seed, splits = 100 }: SplitHalfOfScoresOptions,
): SplitHalfOfScores {
  const n = countingScores(answers, count).filter((score) => score.value !== null && score.n > 1).length;
  if (n < 2) return undefinedBecause("too_few_things");
  const random = seededRandom(seed);
  const questions = byQuestion(answers);
  const r = meanOfDefined(
    Array.from({ length: splits }, () => correlationOfHalves(halvesOf(questions, random), count)),
  );
  if (r.value === null || r.value === -1) return undefinedBecause("no_variance");
  return { value: (2 * r.value) / (1 + r.value), n, halves: r.value, splits };
}

type Halves = [BestWorstAnswer[], BestWorstAnswer[]];

function byQuestion(answers: readonly BestWorstAnswer[]): BestWorstAnswer[][] {
  const questions = new Map<number, BestWorstAnswer[]>();
  for (const answer of answers) {
    questions.set(answer.question, [...(questions.get(answer.question) ?? []), answer]);
  }
  return [...questions.values()];
}

function halvesOf(questions: readonly (readonly BestWorstAnswer[])[], random: Random): Halves {
  const halves: Halves = [[], []];
  for (const answers of questions) {
    const extra = answers.length % 2 === 0 ? 0 : randomInt(random, 2);
    const middle = Math.floor(answers.length / 2) + extra;
    const mixed = shuffled(random, answers);
    halves[0].push(...mixed.slice(0, middle));
    halves[1].push(...mixed.slice(middle));
  }
  return halves;
}

function correlationOfHalves([one, other]: Halves, count: number): Correlation {
  const first = countingScores(one, count);
  const second = countingScores(other, count);
  const inBoth = first.flatMap((score, thing) => pairOfValues(score, second[thing]));
  const x = inBoth.map(([value]) => value);
  const y = inBoth.map(([, value]) => value);
  return densePearson(x, y, inBoth.length);
}

function pairOfValues(one: CountingScore, other: CountingScore | undefined): [number, number][] {
  return one.value === null || other === undefined || other.value === null ? [] : [[one.value, other.value]];
}
