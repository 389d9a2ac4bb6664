import { clss2014Writing } from "@/server/domain/preset/clss-2014-writing";
import { declareTaskType, ratedTexts } from "../declaration";
import { writingAnswer, writingItem } from "./wire";

export const pairWritingDeclaration = declareTaskType({
  ...ratedTexts,
  itemKind: "writing-prompt",
  itemWords: "prompts with texts written at a requested similarity",
  item: writingItem,
  answer: writingAnswer,
  agreement: "none",
  itemScreen: { path: "texts", isOpenIn: "launched" },
  readFormats: ["csv", "tsv", "jsonl"],
  presets: { "clss-2014-writing": clss2014Writing },
});
