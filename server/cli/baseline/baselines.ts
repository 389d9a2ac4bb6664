import { greedyStringTiling } from "@/server/stats/evaluation/greedy-string-tiling";
import { longestCommonSubstring } from "@/server/stats/evaluation/longest-common-substring";
import { seededRandom } from "@/server/stats/random";
import { tokenOverlap } from "@/server/stats/token-overlap";
import type { ComparedTexts } from "./compared-texts";

export const baselineNames = ["token-overlap", "lcs", "gst", "random"] as const;
export type BaselineName = (typeof baselineNames)[number];

/** Scores texts that are not empty, from 0 to 1; 0 where there is none to compare with. */
type ScoreTexts = (texts: ComparedTexts) => number;

/** Each baseline, made from a seed. */
export const baselines: Record<BaselineName, (seed: number) => ScoreTexts> = {
  "token-overlap": () => bestSimilarity(tokenOverlap),
  lcs: () => bestSimilarity(longestCommonSubstring),
  gst: () => bestSimilarity((textA, textB) => greedyStringTiling(textA, textB)),
  random: (seed) => seededRandom(seed),
};

function bestSimilarity(of: (textA: string, textB: string) => { value: number | null }): ScoreTexts {
  return ({ textsA, textB }) =>
    textsA.reduce((best, textA) => {
      const { value } = of(textA, textB);
      if (value === null) throw new RangeError("Texts without a character cannot be compared");
      return Math.max(best, value);
    }, 0);
}
