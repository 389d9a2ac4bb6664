import { z } from "zod";
import { shownEstimate } from "@/server/domain/estimate";

const share = z.object({
  a: z.string(),
  b: z.string(),
  /** R(a over b): the share (0–1) of annotators who ranked a above b. */
  share: z.number(),
  n: z.int(),
});

/** Agreement where annotators rank target groups. */
export const rankingAgreementSummary = z.object({
  /** All groups, with an empty name, then those of each dataset. */
  parts: z.array(
    z.object({
      name: z.string(),
      groups: z.int(),
      rankings: z.int(),
      annotators: z.int(),
      /** Mean Spearman of pairs of annotators within the groups both ranked; n counts pairs. */
      pairwise: shownEstimate,
    }),
  ),
  /** n of the mean agreement with each other annotator counts pairs. */
  annotatorRows: z.array(z.object({ annotator: z.string(), groups: z.int(), spearman: shownEstimate })),
  /** Below which mean agreement the project's rule leaves somebody out; null without such a rule. */
  bound: z.number().nullable(),
  groupRows: z.array(
    z.object({
      item: z.string(),
      dataset: z.string(),
      target: z.string(),
      annotators: z.int(),
      /** Kendall's W; null with the reason. */
      w: z.number().nullable(),
      reason: z.string().optional(),
    }),
  ),
  /** The groups that divide annotators most, each with how often one candidate was ranked above another. */
  divided: z.array(
    z.object({
      item: z.string(),
      target: z.string(),
      candidates: z.array(z.string()),
      comparisons: z.array(share),
    }),
  ),
});
export type RankingAgreement = z.infer<typeof rankingAgreementSummary>;
