"use client";

import { defineWidget } from "@/app/_annotator/widget/widget";
import { markingForm } from "./answer-form";
import { MarkingItems } from "./marking-items";

/** Summaries of one topic, in whose words units of content are marked. */
export const unitMarkingWidget = defineWidget<"unit-marking">({
  ...markingForm,
  isSideBySide: () => false,
  Items: MarkingItems,
  loadAnswered: () => import("./answered-marking"),
});
