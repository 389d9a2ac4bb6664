"use client";

import { defineWidget } from "@/app/_annotator/widget/widget";
import { rankingForm } from "./answer-form";
import { RankingItems } from "./ranking-items";

/** Target groups, one at a time, each ranked by buttons or by drag and drop. */
export const targetRankingWidget = defineWidget<"target-ranking">({
  ...rankingForm,
  isSideBySide: () => false,
  Items: RankingItems,
  loadAnswered: () => import("./answered-ranking"),
});
