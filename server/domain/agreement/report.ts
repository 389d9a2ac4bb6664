import { z } from "zod";
import { alphaLevels } from "@/server/stats/agreement/krippendorff-alpha";
import { agreementFigure, type AgreementFigure } from "./figure";
import { statisticNames, type StatisticName } from "./statistics";

/** Figures by the name of their statistic; one that nobody would state of such values is not there. */
export type AgreementFigures = Partial<Record<StatisticName, AgreementFigure>>;

/** Names of statistics that are no more are left out. */
const agreementFigures = z.object(
  Object.fromEntries(statisticNames.map((name) => [name, agreementFigure.optional()])),
) as unknown as z.ZodType<AgreementFigures>;

/** Which items figures are about: all, those of a dataset, or those that came with one import. */
export const partKinds = ["all", "dataset", "import"] as const;

/** Agreement on one dimension, over some of the items. */
const agreementRow = z.object({
  kind: z.enum(partKinds),
  /** The dataset's name or the import's file; empty for all. */
  name: z.string(),
  dimension: z.string(),
  /** Items with a counted judgment that is not N/A, who gave them, and how many there are. */
  items: z.int(),
  annotators: z.int(),
  judgments: z.int(),
  /** Pairs of annotators who judged enough of the same items to be compared. */
  pairs: z.int(),
  figures: agreementFigures,
  /** Alpha without the items that were adjudicated. */
  unadjudicated: agreementFigure,
});
export type AgreementRow = z.infer<typeof agreementRow>;

/** How far people agree whose pages were in one language, and how far with those whose pages were in others. */
const languageAgreement = z.object({
  dimension: z.string(),
  /** BCP 47. */
  language: z.string(),
  /** As of a row, of the judgments in this language. */
  items: z.int(),
  annotators: z.int(),
  judgments: z.int(),
  /** Alpha of these judgments. */
  within: agreementFigure,
  /** Alpha of pairs of judgments of one item of which one is in this language and the other is not; n counts items. */
  withOthers: agreementFigure,
});
export type LanguageAgreement = z.infer<typeof languageAgreement>;

/** All figures of agreement of a project whose answers are values, whoever writes them down. */
export const agreementReport = z.object({
  level: z.enum(alphaLevels),
  /** By dimension; of each that of all items first. */
  rows: z.array(agreementRow),
  /** By dimension, then by language; not there where all pages were in one. */
  languages: z.array(languageAgreement).optional(),
});
export type AgreementReport = z.infer<typeof agreementReport>;

/** The row that stands for the whole project: over all items, on its first dimension. */
export function headlineOf({ rows }: AgreementReport): AgreementRow | undefined {
  return rows.find(({ kind }) => kind === "all");
}

/** The rows on one dimension. */
export function rowsOn({ rows }: AgreementReport, dimension: string): AgreementRow[] {
  return rows.filter((row) => row.dimension === dimension);
}

/** Figures as programs read them: correlations by what is compared, all others by their own names. */
export function nestedFigures(figures: AgreementFigures) {
  const { alpha, interTaggerPearson, interTaggerSpearman, ...rest } = figures;
  const { pairwisePearson, pairwiseSpearman, pairwiseKendall, ...others } = rest;
  return {
    alpha,
    interTagger:
      interTaggerPearson === undefined || interTaggerSpearman === undefined
        ? undefined
        : { pearson: interTaggerPearson, spearman: interTaggerSpearman },
    pairwise:
      pairwisePearson === undefined || pairwiseSpearman === undefined || pairwiseKendall === undefined
        ? undefined
        : { pearson: pairwisePearson, spearman: pairwiseSpearman, kendall: pairwiseKendall },
    others,
  };
}
