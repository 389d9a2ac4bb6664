import type { AnswerRule } from "@/server/domain/assignment/answer-rules";
import { checkScaleAnswer, judgeScaleAnswer, type ScaleAnswer } from "./scale-answer";
import type { JudgedValue, KnownGold } from "./task";

/** The rules broken by an answer that names on each dimension one of `count` things, by the number shown, from 1. */
export function checkNumbers(
  answer: ScaleAnswer,
  dimensions: readonly { id: string }[],
  count: number,
): AnswerRule[] {
  const points = [1, count].map((value) => ({ value, label: "", definition: "" }));
  const scale = { step: 1, notApplicable: false, points };
  return checkScaleAnswer(
    answer,
    dimensions.map(({ id }) => ({ id, scale })),
  );
}

/**
 * What such an answer says on each dimension: the number of the thing in its item, from 1.
 * @param order the things by their place in the item, from 0, as they were shown; empty where they were not shuffled.
 */
export function judgeNumbers(
  answer: ScaleAnswer,
  dimensions: readonly { id: string }[],
  order: readonly number[],
): Record<string, JudgedValue> {
  const judged = Object.entries(judgeScaleAnswer(answer, dimensions));
  return Object.fromEntries(
    judged.map(([id, { value }]) => [
      id,
      { value: value === null ? null : numberInItem(value, order), answer: null },
    ]),
  );
}

/** Whether the number judged is the known one or accepted besides; there is no nearly right. */
export const isRightNumber = ({ answer, accepted }: KnownGold, { value }: JudgedValue): boolean =>
  value !== null && (value === answer || accepted.includes(value));

/** The numbers that would have been right, as they were shown, ascending. */
export function acceptedNumbers({ answer, accepted }: KnownGold, order: readonly number[]): number[] {
  return [...new Set([answer, ...accepted])]
    .map((number) => (order.length === 0 ? number : order.indexOf(number - 1) + 1))
    .sort((one, other) => one - other);
}

const numberInItem = (shown: number, order: readonly number[]): number =>
  order.length === 0 ? shown : (order[shown - 1] ?? NaN) + 1;
