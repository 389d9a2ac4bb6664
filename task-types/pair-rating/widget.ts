"use client";

import { isSideBySide } from "@/app/_annotator/pair-card/side-by-side";
import { ratedForm } from "@/task-types/rated-questions";
import { defineWidget } from "@/app/_annotator/widget/widget";
import { PairItems } from "./pair-items";

/** Pairs of texts, each with its scale directly under it. */
export const pairRatingWidget = defineWidget<"pair-rating">({
  ...ratedForm,
  isSideBySide,
  Items: PairItems,
  loadAnswered: () => import("@/app/_annotator/feedback/answered-pair"),
});
