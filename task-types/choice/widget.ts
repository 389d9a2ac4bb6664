"use client";

import { ratedForm } from "@/task-types/rated-questions";
import { defineWidget } from "@/app/_annotator/widget/widget";
import { ChoiceItems } from "./choice-items";

/** Questions with a radio button for each candidate. */
export const choiceWidget = defineWidget<"choice">({
  ...ratedForm,
  isSideBySide: () => false,
  Items: ChoiceItems,
  loadAnswered: () => import("./answered-choice"),
});
