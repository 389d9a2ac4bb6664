import type { ComponentType } from "react";
import type { TaskType } from "@/server/domain/task/task-types";
import { BestWorstPicture } from "./best-worst/picture";
import { ChoicePicture } from "./choice/picture";
import { DirectRatingPicture } from "./direct-rating/picture";
import { PairRatingPicture } from "./pair-rating/picture";
import { PairWritingPicture } from "./pair-writing/picture";
import { TargetRankingPicture } from "./target-ranking/picture";
import { TypedRatingPicture } from "./typed-rating/picture";
import { UnitMarkingPicture } from "./unit-marking/picture";
import { WordToSensePicture } from "./word-to-sense/picture";

/** The page of each task type, drawn without words. */
export const taskPictures: Record<TaskType, ComponentType> = {
  "pair-rating": PairRatingPicture,
  "typed-rating": TypedRatingPicture,
  "direct-rating": DirectRatingPicture,
  "target-ranking": TargetRankingPicture,
  "pair-writing": PairWritingPicture,
  "word-to-sense": WordToSensePicture,
  choice: ChoicePicture,
  "best-worst": BestWorstPicture,
  "unit-marking": UnitMarkingPicture,
};
