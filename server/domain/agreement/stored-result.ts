import { z } from "zod";
import { alphaLevels } from "@/server/stats/agreement/krippendorff-alpha";
import { agreementResult, type AgreementResult } from "./agreement";
import { agreementFigure } from "./figure";
import { partKinds } from "./report";

/** Until version 0.5 figures were kept by dimension, and each part of the items had four of them. */
const earlierResult = z.looseObject({
  level: z.enum(alphaLevels),
  dimensions: z.array(
    z.looseObject({
      name: z.string(),
      items: z.int(),
      parts: z.array(
        z.object({
          kind: z.enum(partKinds),
          name: z.string(),
          judgments: z.int(),
          annotators: z.int(),
          alpha: agreementFigure,
          unadjudicated: agreementFigure,
          interTagger: agreementFigure,
          pairwise: agreementFigure,
        }),
      ),
      interTagger: z.object({ pearson: agreementFigure, spearman: agreementFigure }),
      pairwise: z.object({ pearson: agreementFigure, spearman: agreementFigure, kendall: agreementFigure }),
      further: z.record(z.string(), agreementFigure),
    }),
  ),
});
type EarlierResult = z.infer<typeof earlierResult>;

/**
 * A result of agreement as it was kept, whenever that was. One of an earlier version has the figures that it had, and
 * lacks others until agreement is computed again.
 */
export function readStoredResult(stored: unknown): { result: AgreementResult; isEarlier: boolean } {
  const known = agreementResult.safeParse(stored);
  if (known.success) return { result: known.data, isEarlier: false };
  const earlier = earlierResult.parse(stored);
  const report = earlier.dimensions.length === 0 ? null : reportOf(earlier);
  return { result: agreementResult.parse({ ...earlier, report }), isEarlier: true };
}

/** In the form of a report, which the contract reads. */
function reportOf({ level, dimensions }: EarlierResult) {
  return { level, rows: dimensions.flatMap((dimension) => rowsOf(dimension, level)) };
}

function rowsOf(
  { name: dimension, items, parts, ...whole }: EarlierResult["dimensions"][number],
  level: EarlierResult["level"],
) {
  const { interTagger, pairwise, further } = whole;
  const ofAll = {
    interTaggerSpearman: interTagger.spearman,
    pairwiseSpearman: pairwise.spearman,
    pairwiseKendall: pairwise.kendall,
  };
  return parts.map(({ kind, name, judgments, annotators, alpha, unadjudicated, ...means }) => {
    const isAll = kind === "all";
    const correlations = {
      interTaggerPearson: isAll ? interTagger.pearson : means.interTagger,
      pairwisePearson: isAll ? pairwise.pearson : means.pairwise,
      ...(isAll && ofAll),
    };
    const stated = isAll ? further : {};
    const named = level === "nominal" ? { percent: stated.percent, fleissKappa: stated.fleissKappa } : stated;
    return {
      ...{ kind, name, dimension, judgments, annotators },
      items: isAll ? items : alpha.n,
      pairs: means.pairwise.n,
      figures: { alpha, ...(level === "nominal" ? {} : correlations), ...named },
      unadjudicated,
    };
  });
}
