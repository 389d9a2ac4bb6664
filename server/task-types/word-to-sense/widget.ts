"use client";

import { lazy } from "react";
import { ratedAnswer, ratedChoices, ratedQuestions } from "../rated-questions";
import { defineWidget } from "../widget";

/** Words, each with the sense that it is compared with and a scale under both. */
export const wordToSenseWidget = defineWidget("word-to-sense", {
  questions: ratedQuestions,
  answerOf: ratedAnswer,
  chosen: ratedChoices,
  // Glosses differ in length between the items of a page; what opens under them takes the whole width.
  isSideBySide: () => false,
  Items: lazy(() => import("./word-items")),
  loadAnswered: () => import("./answered-word"),
});
