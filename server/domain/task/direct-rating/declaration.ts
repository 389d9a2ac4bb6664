import { directRatingPreset } from "./preset";
import { declareTaskType, ratedTexts } from "../declaration";
import { scaleAnswer } from "../scale-answer";
import { directRatingItem } from "./wire";

export const directRatingDeclaration = declareTaskType({
  ...ratedTexts,
  checkForm: "text",
  itemKind: "single-text",
  itemWords: "single texts rated on a scale",
  item: directRatingItem,
  answer: scaleAnswer,
  readFormats: ["csv", "tsv", "jsonl"],
  presets: { "direct-rating": directRatingPreset },
});
