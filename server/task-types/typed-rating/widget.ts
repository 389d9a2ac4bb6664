"use client";

import { lazy } from "react";
import { ratedAnswer, ratedChoices, ratedQuestions } from "../rated-questions";
import { defineWidget } from "../widget";

/** Two records, rated on several dimensions beside them. */
export const typedRatingWidget = defineWidget("typed-rating", {
  questions: ratedQuestions,
  answerOf: ratedAnswer,
  chosen: ratedChoices,
  isSideBySide: () => false,
  Items: lazy(() => import("./typed-items")),
  loadAnswered: () => import("./answered-records"),
});
