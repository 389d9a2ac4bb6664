import { isCorrect } from "@/server/domain/gold/is-correct";
import { nearestValue } from "@/server/domain/scale/nearest-value";
import { barOf, shouldStop } from "@/server/domain/stopping/should-stop";
import type { AccuracyRule, QualificationPolicy } from "@/server/domain/policy/policies";
import { attemptPassed } from "@/server/domain/qualification/evaluate-qualification";
import { randomInt, randomNormal, shuffled, type Random } from "@/server/stats/random";

/** `careful` gets 97 % of the gold right; `noisy` is off by a normal error of 1.5 points; the others do not look. */
export const kinds = ["careful", "noisy", "random", "one-answer"] as const;
export type Kind = (typeof kinds)[number];

export interface StudyRules {
  quiz: Extract<QualificationPolicy, { kind: "quiz" }>;
  accuracy: AccuracyRule;
}

/** What became of one person: refused by the quiz (0), stopped after so many HITs, or still at work at the end (null). */
export type Fate = { refused: true } | { refused: false; stoppedAfterHits: number | null };

const scale = { step: 1, points: [{ value: 0 }, { value: 5 }] };
const tolerance = 1;
const carefulShare = 0.97;
const noisySd = 1.5;

/** 105 gold pairs as in 2013, their answers spread evenly over the six points. */
const pool = Array.from({ length: 105 }, (_, at) => at % 6);

/** Sends one person through the quiz and then through HITs with one gold item each, by the product's own rules. */
export function simulateFate(kind: Kind, { quiz, accuracy }: StudyRules, hits: number, random: Random): Fate {
  const gold = shuffled(random, pool);
  const isRight = answering(kind, random);
  const next = () => isRight(gold.pop() ?? 0);
  if (!passes(quiz, next)) return { refused: true };
  const bar = barOf({ stopping: { accuracy, behaviour: [], onStop: "keep" }, qualification: quiz });
  let right = 0;
  for (let hit = 1; hit <= hits && gold.length > 0; hit += 1) {
    right += Number(next());
    if (shouldStop(accuracy, bar, { right, answered: hit, items: hit }).stop)
      return { refused: false, stoppedAfterHits: hit };
  }
  return { refused: false, stoppedAfterHits: null };
}

function passes({ size, needed, tries }: StudyRules["quiz"], next: () => boolean): boolean {
  for (let number = 1; number <= tries; number += 1) {
    const right = Array.from({ length: size }, next).filter(Boolean).length;
    if (attemptPassed({ answered: size, graded: size, right, size, needed }) === true) return true;
  }
  return false;
}

function answering(kind: Kind, random: Random): (answer: number) => boolean {
  if (kind === "careful") return () => random() < carefulShare;
  const always = randomInt(random, 6);
  const valueOf = (answer: number) => {
    if (kind === "one-answer") return always;
    return kind === "random"
      ? randomInt(random, 6)
      : nearestValue(scale, answer + noisySd * randomNormal(random));
  };
  return (answer) =>
    isCorrect({ answer, tolerance, accepted: [], acceptsNotApplicable: false }, valueOf(answer));
}
