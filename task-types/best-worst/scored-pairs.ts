import type { BestWorstAnswer } from "@/server/stats/best-worst/best-worst-answer";
import { countingScores, type CountingScore } from "@/server/stats/best-worst/counting-scores";
import { splitHalfOfScores, type SplitHalfOfScores } from "@/server/stats/best-worst/split-half-of-scores";
import type { BestWorstContent, Pair } from "./best-worst-content";

/** A question with the choices that count: pairs by their number in it, from 1. */
export interface AnsweredFour {
  content: BestWorstContent;
  choices: readonly { most: number | null; least: number | null }[];
}

export interface ScoredPairs {
  /** The highest score first, equal ones by their texts; pairs that nobody was shown come last. */
  scores: { pair: Pair; score: CountingScore }[];
  questions: number;
  answers: number;
  splitHalf: SplitHalfOfScores;
}

const seed = 1;

/** Counts the choices of one dataset's questions into a score for each pair, and how reliable the scores are. */
export function scoredPairs(questions: readonly AnsweredFour[]): ScoredPairs {
  const pairs = new Map<string, { pair: Pair; number: number }>();
  const numberOf = (pair: Pair) => {
    const name = JSON.stringify(pair);
    const known = pairs.get(name) ?? { pair, number: pairs.size };
    pairs.set(name, known);
    return known.number;
  };
  const answers = questions.flatMap(({ content, choices }, question): BestWorstAnswer[] => {
    const shown = content.pairs.map(numberOf);
    const chosen = (number: number | null) => (number === null ? null : (shown[number - 1] ?? null));
    return choices.map(({ most, least }) => ({ question, shown, most: chosen(most), least: chosen(least) }));
  });
  const found = countingScores(answers, pairs.size);
  const scores = [...pairs.values()].map(({ pair, number }) => ({ pair, score: found[number] ?? unshown }));
  return {
    scores: scores.sort(higherFirst),
    questions: questions.length,
    answers: answers.length,
    splitHalf: splitHalfOfScores(answers, pairs.size, { seed }),
  };
}

const unshown: CountingScore = { value: null, reason: "never_shown" };

type Scored = ScoredPairs["scores"][number];

function higherFirst(one: Scored, other: Scored): number {
  const difference = (other.score.value ?? -Infinity) - (one.score.value ?? -Infinity);
  if (difference !== 0 && !Number.isNaN(difference)) return difference;
  const [name, otherName] = [JSON.stringify(one.pair), JSON.stringify(other.pair)];
  return name < otherName ? -1 : Number(name > otherName);
}
