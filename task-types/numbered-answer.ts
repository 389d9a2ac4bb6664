import type { AnswerRule } from "@/server/domain/assignment/answer-rules";
import type { Character } from "@/server/domain/rehearsal/simulated-annotator";
import { randomInt, type Random } from "@/server/stats/random";
import type { AnswerInWords } from "@/server/domain/task/answer-in-words";
import type { RehearsedAnswer } from "@/server/domain/task/rehearsal";
import type { ShownScale } from "@/server/domain/scale/shown-scale";
import { checkScaleAnswer, judgeScaleAnswer, type ScaleAnswer } from "@/server/domain/task/scale-answer";
import type { JudgedValue, KnownGold } from "@/server/domain/task/task";

/** The numbers from 1 to `count` as a scale. */
export const numbersTo = (count: number): ShownScale => ({
  step: 1,
  notApplicable: false,
  points: [1, count].map((value) => ({ value, label: "", definition: "" })),
});

/** The rules broken by an answer that names on each dimension one of `count` things, by the number shown, from 1. */
export function checkNumbers(
  answer: ScaleAnswer,
  dimensions: readonly { id: string }[],
  count: number,
): AnswerRule[] {
  const scale = numbersTo(count);
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

/** The answer that a number stands for. @param texts of the item's own answers */
export function numberInWords(texts: readonly string[], { value }: JudgedValue): AnswerInWords {
  const text = value === null ? undefined : texts[value - 1];
  return value === null || text === undefined
    ? { kind: "value", value }
    : { kind: "choice", number: value, text };
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

/** How probably each kind of person takes what is right, where they look at all. */
const attention: Record<Character, number> = { careful: 0.9, noisy: 0.6, random: 0, "one-answer": 0 };

/** The number that a simulated person takes out of `count`: the right one, or any at all. */
export function simulatedNumber(
  random: Random,
  { character, right, count }: { character: Character; right: number | null; count: number },
): number {
  const looks = random() < attention[character];
  return looks && right !== null ? right : 1 + randomInt(random, count);
}

/** The same numbers by the order in which the things were shown. */
export function numbersAsShown(answer: RehearsedAnswer, order: readonly number[]): RehearsedAnswer {
  if (!("values" in answer) || order.length === 0) return answer;
  const values = Object.entries(answer.values).map(([id, value]): [string, number | "NA"] => [
    id,
    value === "NA" ? value : order.indexOf(value - 1) + 1,
  ]);
  return { ...answer, values: Object.fromEntries(values) };
}
