import type { Policies } from "@/server/domain/policy/policies";
import { admissibleValues } from "@/server/domain/scale/admissible-values";
import { scaleRange } from "@/server/domain/scale/scale-range";
import type { Steps } from "@/server/domain/scale/steps";
import { isOnScale } from "@/server/domain/scale/is-on-scale";
import { normalUpperTail } from "@/server/stats/intervals/normal";
import { isCorrect, type KnownAnswer } from "./is-correct";

/** A careful person errs normally, by this share of the scale (standard deviation). */
const carefulError = 0.1;

/** What a careful person would get of a project's gold. */
export interface CarefulGold {
  /** Gold items, and their known answers on all dimensions. */
  items: number;
  answers: number;
  /** Known answers between two values that an annotator can give, as means are. */
  between: number;
  /** The share that they would get right, as the project grades, 0–1. */
  accuracy: number;
}

/**
 * What somebody gets right whose answers are the known ones with a normal error of a tenth of the scale, brought to the
 * nearest value of the scale: exact.
 * @param gold the known answers of gold items, one a dimension, none of them empty, and how many items have just those.
 * @returns null without gold.
 */
export function carefulGold(
  gold: readonly { known: readonly KnownAnswer[]; items: number }[],
  scale: Steps,
  grading: Policies["goldGrading"],
): CarefulGold | null {
  const rightOf = cached((known) => chanceOfRight(known, scale));
  const count = (of: (known: readonly KnownAnswer[]) => number) =>
    sum(gold.map(({ known, items }) => items * of(known)));
  const items = count(() => 1);
  if (items === 0) return null;
  const answers = count((known) => known.length);
  const between = count((known) => known.filter(({ answer }) => !isOnScale(scale, answer)).length);
  const accuracy =
    grading === "item"
      ? count((known) => productOf(known.map(rightOf))) / items
      : count((known) => sum(known.map(rightOf))) / answers;
  return { items, answers, between, accuracy };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const productOf = (chances: readonly number[]) => chances.reduce((product, chance) => product * chance, 1);

/** The probability of an answer that is right: of all errors that lead to a right value. */
function chanceOfRight(known: KnownAnswer, scale: Steps): number {
  const { min, max } = scaleRange(scale);
  const error = carefulError * (max - min);
  const values = admissibleValues(scale);
  /** The probability of an answer above the middle between a value and the next one. */
  const above = values.map((value, at) => {
    const next = values[at + 1];
    return next === undefined ? 0 : normalUpperTail(((value + next) / 2 - known.answer) / error);
  });
  return values.reduce(
    (sum, value, at) => (isCorrect(known, value) ? sum + (above[at - 1] ?? 1) - (above[at] ?? 0) : sum),
    0,
  );
}

/** Gold has few different answers and tolerances, however many items. */
function cached(chanceOf: (known: KnownAnswer) => number): (known: KnownAnswer) => number {
  const chances = new Map<string, number>();
  return (known) => {
    const key = JSON.stringify([known.answer, known.tolerance, known.accepted]);
    const chance = chances.get(key) ?? chanceOf(known);
    chances.set(key, chance);
    return chance;
  };
}
