import type { TextPair } from "@/server/imports/score-files/read-text-pairs";
import { greedyStringTiling } from "@/server/stats/evaluation/greedy-string-tiling";
import { longestCommonSubstring } from "@/server/stats/evaluation/longest-common-substring";
import { seededRandom } from "@/server/stats/random";
import { tokenOverlap } from "@/server/stats/token-overlap";

export const baselineNames = ["token-overlap", "lcs", "gst", "random"] as const;
export type BaselineName = (typeof baselineNames)[number];

/** Scores a pair of texts that are not empty, from 0 to 1. */
type ScorePair = (pair: TextPair) => number;

/** Each baseline, made from a seed. */
export const baselines: Record<BaselineName, (seed: number) => ScorePair> = {
  "token-overlap": () => similarity(tokenOverlap),
  lcs: () => similarity(longestCommonSubstring),
  gst: () => similarity((textA, textB) => greedyStringTiling(textA, textB)),
  random: (seed) => seededRandom(seed),
};

function similarity(of: (textA: string, textB: string) => { value: number | null }): ScorePair {
  return ({ textA, textB }) => {
    const { value } = of(textA, textB);
    if (value === null) throw new RangeError("Texts without a character cannot be compared");
    return value;
  };
}
