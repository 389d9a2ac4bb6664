import type { RankingTexts } from "./ranking-texts";
import type { TargetRankingItem } from "@/server/domain/task/target-ranking/wire";

/** A group as it stands before an annotator. */
export interface ShownGroup extends Pick<TargetRankingItem, "target" | "candidates"> {
  /** The item's key; the names of radio buttons begin with it. */
  name: string;
  language: string;
  texts: RankingTexts;
}
