import { isCorrect, type KnownAnswer } from "./is-correct";

/** An answer on one dimension, with what is known of it. */
export interface GradedAnswer {
  /** null is Not Applicable. */
  value: number | null;
  /** undefined where the dimension carries no known answer. */
  known: KnownAnswer | undefined;
}

export interface GoldGrade {
  /** Whether every dimension with a known answer is right; null where none has one. */
  right: boolean | null;
  /** One for each answer, in order; null where there is no known answer. */
  correct: (boolean | null)[];
}

/** Grades the answers to one item, on all its dimensions. */
export function gradeGold(answers: readonly GradedAnswer[]): GoldGrade {
  const correct = answers.map(({ value, known }) => (known === undefined ? null : isCorrect(known, value)));
  const checked = correct.filter((one) => one !== null);
  return { right: checked.length === 0 ? null : checked.every(Boolean), correct };
}
