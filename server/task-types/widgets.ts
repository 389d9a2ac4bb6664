"use client";

import type { TaskType } from "@/server/domain/project/project";
import { bestWorstWidget } from "./best-worst/widget";
import { choiceWidget } from "./choice/widget";
import { pairRatingWidget } from "./pair-rating/widget";
import { pairWritingWidget } from "./pair-writing/widget";
import { wordToSenseWidget } from "./word-to-sense/widget";
import { targetRankingWidget } from "./target-ranking/widget";
import { typedRatingWidget } from "./typed-rating/widget";
import type { Widget } from "./widget";

/** How each task type is answered. What a type draws with is fetched where it is used. */
export const widgets: Record<TaskType, Widget> = {
  "pair-rating": pairRatingWidget,
  "typed-rating": typedRatingWidget,
  "pair-writing": pairWritingWidget,
  "word-to-sense": wordToSenseWidget,
  choice: choiceWidget,
  "best-worst": bestWorstWidget,
  "target-ranking": targetRankingWidget,
};
