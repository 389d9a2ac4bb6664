"use client";

import { ratedAnswer, ratedChoices, ratedQuestions } from "@/task-types/rated-questions";
import { defineWidget } from "@/app/_annotator/widget/widget";
import { TypedItems } from "./typed-items";

/** Two records, rated on several dimensions beside them. */
export const typedRatingWidget = defineWidget<"typed-rating">({
  questions: ratedQuestions,
  answerOf: ratedAnswer,
  chosen: ratedChoices,
  isSideBySide: () => false,
  Items: TypedItems,
  loadAnswered: () => import("./answered-records"),
});
