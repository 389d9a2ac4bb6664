import { z } from "zod";
import { answerBase } from "../answer-base";
import { askedDimension } from "../asked-dimension";
import { rankingModes } from "./ranking-mode";

/** A target group as an annotator gets it: its positives only, in an order of their own. */
export const targetRankingItem = z.object({
  type: z.literal("target-ranking"),
  target: z.string(),
  candidates: z.array(z.object({ key: z.string(), text: z.string() })),
  /** Whether candidates may share a place. */
  allowTies: z.boolean(),
  dimensions: z.array(askedDimension),
});
export type TargetRankingItem = z.infer<typeof targetRankingItem>;

const candidateKey = z.string();

/** The keys of all candidates, most similar first; those that share a place are a list in it. */
export const rankingAnswer = answerBase.extend({
  ranking: z.array(z.union([candidateKey, z.array(candidateKey).min(1)])),
  /** How it was ranked, where it was by the page. */
  input: z.enum(rankingModes).optional(),
});
export type RankingAnswer = z.infer<typeof rankingAnswer>;
