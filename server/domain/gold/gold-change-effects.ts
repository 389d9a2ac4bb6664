import type { AssignmentKind } from "@/server/domain/assignment/assignment";
import type { Policies } from "@/server/domain/policy/policies";
import type { AnnotatorState, AnnotatorStatusRule } from "@/server/domain/annotator-status/annotator-status";
import { addCounts, changedCounts, countGold, isNoChange, noCounts, type GoldCounts } from "./gold-counts";
import { regradeAttempt, type AttemptToRegrade, type RegradedAttempt } from "./regrade-attempt";
import { annotatorStatusAfter, type AnnotatorStatusAfterGold } from "./annotator-status-after";

/** What somebody answered to a gold item on one dimension. */
export interface GradedValue {
  dimensionId: string;
  value: number | null;
  /** An answer that no number says, as JSON. */
  answer: string | null;
  /** Whether it has been right so far; null where nothing is known, or the gold item was off. */
  correct: boolean | null;
}

/** Somebody's answer to the gold item that changes, with what depends on it. */
export interface AnsweredGold {
  annotatorId: string;
  pseudonym: string;
  state: AnnotatorState;
  /** The rule that brought them into this state; null where none is written down. */
  rule: AnnotatorStatusRule | null;
  /** Counted gold since they were last let go on: what a stop looks at. */
  sinceCleared: GoldCounts;
  clearedAt: number | null;
  /** One a dimension. */
  values: readonly GradedValue[];
  judgedAt: number;
  kind: AssignmentKind;
  /** Whether the HIT counts, or did when it came. */
  isCountedHit: boolean;
  /** The try at qualifying that it belongs to. */
  attempt: AttemptToRegrade | null;
}

export interface ChangedAnswer {
  annotatorId: string;
  /** The gold that the item was worth, and is. */
  before: GoldCounts;
  now: GoldCounts;
  /** The dimensions whose grade is another one now. */
  grades: Pick<GradedValue, "dimensionId" | "correct">[];
  /** What is added to the annotator's counts in all, and to those that a stop looks at. */
  total: GoldCounts;
  sinceCleared: GoldCounts;
}

/** What follows from another known answer, or from switching a gold item off or on. */
export interface GoldChangeEffects {
  answers: ChangedAnswer[];
  attempts: RegradedAttempt[];
  annotatorStatuses: AnnotatorStatusAfterGold[];
}

/**
 * Replays what everybody answered to one gold item under the answer as it is to be. Answers of a test keep the grade
 * they were given. Whoever was stopped or paused for something else, or has passed, stays as they are.
 * @param gradeOf whether a value is right from now on; null where nothing is known, or while the gold item is off.
 */
export function goldChangeEffects(
  gradeOf: (given: GradedValue) => boolean | null,
  answered: readonly AnsweredGold[],
  policies: Pick<Policies, "stopping" | "qualification" | "goldGrading">,
): GoldChangeEffects {
  const effects: GoldChangeEffects = { answers: [], attempts: [], annotatorStatuses: [] };
  for (const one of answered) {
    const answer = changedAnswer(one, gradeOf, policies.goldGrading);
    const { before, now, grades } = answer;
    if (grades.length === 0) continue;
    effects.answers.push(answer);
    if (isNoChange(changedCounts(before, now))) continue;
    const attempt = one.attempt === null ? null : regradeAttempt(one.attempt, now);
    const change = annotatorStatusAfter(one, {
      countsChanged: !isNoChange(answer.sinceCleared),
      counts: addCounts(one.sinceCleared, answer.sinceCleared),
      attempt,
      policies,
    });
    if (attempt !== null) effects.attempts.push(attempt);
    if (change !== null) effects.annotatorStatuses.push(change);
  }
  return effects;
}

function changedAnswer(
  one: AnsweredGold,
  gradeOf: (given: GradedValue) => boolean | null,
  grading: Policies["goldGrading"],
): ChangedAnswer {
  const { annotatorId, values, kind, isCountedHit: isCountedHit, judgedAt, clearedAt } = one;
  const regraded = values.map((given) => ({
    dimensionId: given.dimensionId,
    correct: kind === "test" ? given.correct : gradeOf(given),
  }));
  const countsOf = (grades: readonly { correct: boolean | null }[]) =>
    countGold(
      grading,
      grades.map(({ correct }) => correct),
    );
  const [before, now] = [countsOf(values), countsOf(regraded)];
  const total = kind === "work" && isCountedHit ? changedCounts(before, now) : noCounts;
  const isOfAnnotatorStatus = clearedAt === null || judgedAt > clearedAt;
  const grades = regraded.filter(({ correct }, at) => correct !== values[at]?.correct);
  return { annotatorId, before, now, grades, total, sinceCleared: isOfAnnotatorStatus ? total : noCounts };
}
