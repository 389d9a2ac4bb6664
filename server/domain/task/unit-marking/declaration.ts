import { declareTaskType, ratedTexts } from "../declaration";
import { pyramidUnits } from "./preset";
import { unitMarkingItem, unitsAnswer } from "./wire";

export const unitMarkingDeclaration = declareTaskType({
  ...ratedTexts,
  itemKind: "summary-set",
  itemWords: "sets of summaries with the content units that they share",
  item: unitMarkingItem,
  answer: unitsAnswer,
  agreement: "units",
  usesScale: false,
  hasWholeItem: true,
  readFormats: ["csv", "tsv", "jsonl", "pyr"],
  presets: { "pyramid-units": pyramidUnits },
});
