"use client";

import { defineWidget } from "@/app/_annotator/widget/widget";
import { bestWorstForm } from "./answer-form";
import { BestWorstItems } from "./best-worst-items";

/** Questions about four pairs, with a column of radio buttons for the most and one for the least. */
export const bestWorstWidget = defineWidget<"best-worst">({
  ...bestWorstForm,
  isSideBySide: () => false,
  Items: BestWorstItems,
  loadAnswered: () => import("./answered-best-worst"),
});
