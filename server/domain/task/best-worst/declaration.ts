import { bestWorstPreset } from "@/server/domain/preset/best-worst";
import { declareTaskType, ratedTexts } from "../declaration";
import { scaleAnswer } from "../scale-answer";
import { bestWorstItem } from "./wire";

export const bestWorstDeclaration = declareTaskType({
  ...ratedTexts,
  checkForm: "pairs",
  itemKind: "best-worst-question",
  itemWords: "questions with the most and the least similar of four pairs",
  item: bestWorstItem,
  answer: scaleAnswer,
  usesScale: false,
  namesAnswers: true,
  makesQuestions: true,
  readFormats: ["csv", "tsv", "jsonl", "sts", "clss", "questions"],
  presets: { "best-worst": bestWorstPreset },
});
