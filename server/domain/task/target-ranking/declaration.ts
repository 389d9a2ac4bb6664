import { targetRanking2016 } from "@/server/domain/preset/target-ranking-2016";
import { declareTaskType, ratedTexts } from "../declaration";
import { rankingAnswer, targetRankingItem } from "./wire";

export const targetRankingDeclaration = declareTaskType({
  ...ratedTexts,
  checkForm: "ranking",
  itemKind: "target-group",
  itemWords: "target groups with rankings of their candidates",
  item: targetRankingItem,
  answer: rankingAnswer,
  agreement: "rankings",
  usesScale: false,
  maySharePlaces: true,
  scoresVectors: true,
  readFormats: ["csv", "tsv", "jsonl", "comparisons"],
  presets: { "target-ranking-2016": targetRanking2016 },
});
