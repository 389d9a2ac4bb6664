import { sts2012 } from "@/server/domain/preset/sts-2012";
import { sts2013Core } from "@/server/domain/preset/sts-2013-core";
import { clss2014Rating } from "@/server/domain/preset/clss-2014-rating";
import { declareTaskType, ratedTexts } from "../declaration";
import { scaleAnswer } from "../scale-answer";
import { pairRatingItem } from "./wire";

export const pairRatingDeclaration = declareTaskType({
  ...ratedTexts,
  checkForm: "pair",
  scoresRuns: true,
  sidesAreAlike: true,
  makesTwins: true,
  itemKind: "text-pair",
  itemWords: "text pairs with graded similarity",
  item: pairRatingItem,
  answer: scaleAnswer,
  readFormats: ["csv", "tsv", "jsonl", "sts", "clss"],
  presets: { "sts-2012": sts2012, "sts-2013-core": sts2013Core, "clss-2014-rating": clss2014Rating },
});
