"use client";

import { defineWidget } from "@/app/_annotator/widget/widget";
import { writingForm } from "./answer-form";
import { WritingItems } from "./writing-items";

/** Larger texts, each with a field for what is written. */
export const pairWritingWidget = defineWidget<"pair-writing">({
  ...writingForm,
  isSideBySide: () => false,
  Items: WritingItems,
  loadAnswered: () => import("./answered-writing"),
});
