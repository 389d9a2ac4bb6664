import { choicePreset, sameOrNot } from "@/server/domain/preset/choice";
import { declareTaskType, ratedTexts } from "../declaration";
import { scaleAnswer } from "../scale-answer";
import { choiceItem } from "./wire";

export const choiceDeclaration = declareTaskType({
  ...ratedTexts,
  checkForm: "question",
  itemKind: "choice-question",
  itemWords: "questions with the answers that were chosen",
  item: choiceItem,
  answer: scaleAnswer,
  usesScale: false,
  namesAnswers: true,
  itemScreen: { path: "pyramids", isOpenIn: "draft" },
  scoresVectors: true,
  readFormats: ["csv", "tsv", "jsonl"],
  presets: { choice: choicePreset, "same-or-not": sameOrNot },
});
