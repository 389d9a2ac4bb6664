import { pairwiseAgreementOf } from "@/server/stats/agreement/pairwise-agreement";
import { interTaggerCorrelation } from "@/server/stats/agreement/inter-tagger";
import type { JudgmentTable } from "@/server/stats/judgments/judgment-table";
import { alphaFigure, type AlphaSettings } from "./alpha-figure";
import { figuresOf } from "../figures";
import { furtherFigures } from "./further-figures";

/** How far the annotators of a table agree, by every measure that the level allows. */
export function tableFigures(table: JudgmentTable, annotators: readonly string[], settings: AlphaSettings) {
  return {
    alpha: alphaFigure(table, settings),
    pairwise: pairwiseFigures(table),
    interTagger: interTaggerFigures(table, annotators),
    further: furtherFigures(table, settings.level),
  };
}

function pairwiseFigures(table: JudgmentTable) {
  const { pairs, ...correlations } = pairwiseAgreementOf(table);
  return { ...figuresOf(correlations), pairs };
}

function interTaggerFigures(table: JudgmentTable, names: readonly string[]) {
  const { annotators, pearson, spearman } = interTaggerCorrelation(table);
  return {
    ...figuresOf({ pearson, spearman }),
    annotators: annotators.map((one) => ({
      annotator: names[one.annotator] ?? "",
      ...figuresOf({ pearson: one.pearson, spearman: one.spearman }),
      items: one.items,
    })),
  };
}
