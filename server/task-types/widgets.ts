"use client";

import type { TaskType } from "@/server/domain/project/project";
import { pairRatingWidget } from "./pair-rating/widget";
import { wordToSenseWidget } from "./word-to-sense/widget";
import type { Widget } from "./widget";

/** How each task type is answered. What a type draws with is fetched where it is used. */
export const widgets: Record<TaskType, Widget> = {
  "pair-rating": pairRatingWidget,
  "word-to-sense": wordToSenseWidget,
};
