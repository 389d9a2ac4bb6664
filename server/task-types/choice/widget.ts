"use client";

import { defineWidget } from "../widget";
import type { ChoiceItem } from "./choice-words";
import { sameAnswers } from "./same-answers";
import { ChoiceItems } from "./choice-items";

/** Numbers from 1 to the last candidate, which digits answer. */
const numbersOf = ({ candidates }: ChoiceItem) => {
  const count = candidates.length === 0 ? sameAnswers.length : candidates.length;
  const points = Array.from({ length: count }, (_, at) => ({ value: at + 1, label: "", definition: "" }));
  return { step: 1, notApplicable: false, points };
};

/** Questions with a radio button for each candidate. */
export const choiceWidget = defineWidget<"choice">({
  questions: (item) => [{ key: item.key, itemKey: item.key, scale: numbersOf(item), name: null }],
  answerOf: ({ key, dimensions: [asked] }, answers) => {
    const number = answers[key];
    return asked === undefined || typeof number !== "number" ? null : { key, values: { [asked.id]: number } };
  },
  chosen: ({ key }, radios) => {
    const number = radios.get(key);
    return number === undefined ? [] : [{ key, value: Number(number), isComplete: true }];
  },
  isSideBySide: () => false,
  Items: ChoiceItems,
  loadAnswered: () => import("./answered-choice"),
});
