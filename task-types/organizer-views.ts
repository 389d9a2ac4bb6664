"use client";

import type { OrganizerView } from "@/app/_organizer/task/organizer-view";
import type { TaskType } from "@/server/domain/task/task-types";
import { bestWorstView } from "./best-worst/organizer-view";
import { choiceView } from "./choice/organizer-view";
import { directRatingView } from "./direct-rating/organizer-view";
import { targetRankingView } from "./target-ranking/organizer-view";
import { typedRatingView } from "./typed-rating/organizer-view";
import { unitMarkingView } from "./unit-marking/organizer-view";
import { wordToSenseView } from "./word-to-sense/organizer-view";

/** What organizers see of the task types that are not shown as pairs of texts. */
export const organizerViews: Partial<Record<TaskType, OrganizerView>> = {
  "typed-rating": typedRatingView,
  "word-to-sense": wordToSenseView,
  choice: choiceView,
  "best-worst": bestWorstView,
  "target-ranking": targetRankingView,
  "direct-rating": directRatingView,
  "unit-marking": unitMarkingView,
};
