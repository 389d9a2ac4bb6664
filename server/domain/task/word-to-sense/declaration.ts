import { clss2014WordToSense } from "@/server/domain/preset/clss-2014-word-to-sense";
import { declareTaskType, ratedTexts } from "../declaration";
import { scaleAnswer } from "../scale-answer";
import { wordToSenseItem } from "./wire";

export const wordToSenseDeclaration = declareTaskType({
  ...ratedTexts,
  checkForm: "word",
  itemKind: "word-sense",
  itemWords: "words with graded similarity to a sense",
  item: wordToSenseItem,
  answer: scaleAnswer,
  hasWholeItem: true,
  itemScreen: { path: "senses", isOpenIn: "draft" },
  readFormats: ["tsv", "jsonl"],
  presets: { "clss-2014-word-to-sense": clss2014WordToSense },
});
