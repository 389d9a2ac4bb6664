import { sts2013Typed } from "@/server/domain/preset/sts-2013-typed";
import { declareTaskType, ratedTexts } from "../declaration";
import { scaleAnswer } from "../scale-answer";
import { typedRatingItem } from "./wire";

export const typedRatingDeclaration = declareTaskType({
  ...ratedTexts,
  scoresRuns: true,
  sidesAreAlike: true,
  checkForm: "records",
  itemKind: "record-pair",
  itemWords: "pairs of records with graded similarity",
  item: typedRatingItem,
  answer: scaleAnswer,
  hasWholeItem: true,
  hasDimensions: true,
  takesPictures: true,
  readFormats: ["csv", "tsv", "jsonl", "sts"],
  presets: { "sts-2013-typed": sts2013Typed },
});
