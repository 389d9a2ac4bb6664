"use client";

import { ratedAnswer, ratedChoices, ratedQuestions } from "@/task-types/rated-questions";
import { defineWidget } from "@/app/_annotator/widget/widget";
import { ChoiceItems } from "./choice-items";

/** Questions with a radio button for each candidate. */
export const choiceWidget = defineWidget<"choice">({
  questions: ratedQuestions,
  answerOf: ratedAnswer,
  chosen: ratedChoices,
  isSideBySide: () => false,
  Items: ChoiceItems,
  loadAnswered: () => import("./answered-choice"),
});
