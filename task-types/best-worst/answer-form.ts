import type { AnswerForm, ItemOf } from "@/server/domain/task/answer-form";
import { choiceOf, isComplete, sides } from "./best-worst-choice";
import { nameOfSide } from "./side-names";

/** Each question has a column of radio buttons for the most, and one for the least. */
export const bestWorstForm: AnswerForm<ItemOf<"best-worst">> = {
  questions: ({ key }) => [{ key, itemKey: key, scale: null, name: null }],
  answerOf: ({ key }, answers) => {
    const { most, least } = choiceOf(answers[key]);
    return most === null || least === null ? null : { key, values: { most, least } };
  },
  chosen: ({ key }, radios) => {
    const [most = null, least = null] = sides.map((side) => {
      const number = radios.get(nameOfSide(key, side));
      return number === undefined ? null : Number(number);
    });
    if (most === null && least === null) return [];
    // No script was there to keep one pair from being both; the least is asked for again.
    const value = { most, least: least === most ? null : least };
    return [{ key, value, isComplete: isComplete(value) }];
  },
  enteredOf: ({ key }, answer) => ("values" in answer ? { [key]: { ...choiceOf(answer.values) } } : {}),
};
