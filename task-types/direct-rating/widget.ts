"use client";

import { defineWidget } from "@/app/_annotator/widget/widget";
import { ratedForm } from "@/task-types/rated-questions";
import { DirectItems } from "./direct-items";

/** Single texts, each with its scale directly under it. */
export const directRatingWidget = defineWidget<"direct-rating">({
  ...ratedForm,
  isSideBySide: () => false,
  Items: DirectItems,
  loadAnswered: () => import("./answered-text"),
});
