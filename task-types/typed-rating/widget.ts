"use client";

import { ratedForm } from "@/task-types/rated-questions";
import { defineWidget } from "@/app/_annotator/widget/widget";
import { TypedItems } from "./typed-items";

/** Two records, rated on several dimensions beside them. */
export const typedRatingWidget = defineWidget<"typed-rating">({
  ...ratedForm,
  isSideBySide: () => false,
  Items: TypedItems,
  loadAnswered: () => import("./answered-records"),
});
