"use client";

import { ratedForm } from "@/task-types/rated-questions";
import { defineWidget } from "@/app/_annotator/widget/widget";
import { WordItems } from "./word-items";

/** Words, each with the sense that it is compared with and a scale under both. */
export const wordToSenseWidget = defineWidget<"word-to-sense">({
  ...ratedForm,
  // Glosses differ in length between the items of a page; what opens under them takes the whole width.
  isSideBySide: () => false,
  Items: WordItems,
  loadAnswered: () => import("./answered-word"),
});
