import { interTaggerCorrelation } from "../agreement/inter-tagger";
import { meanByAnnotator, type PairEstimate } from "../agreement/mean-by-annotator";
import { annotatorPairs } from "../agreement/pairwise-agreement";
import { rankingPairs } from "../agreement/ranking-agreement";
import { type Maybe } from "../present";
import { type ScreeningEvidence } from "./evidence";

/** Per annotator: Pearson's correlation with the mean of the others; null where it is undefined. */
export function interTaggerFigures({ table }: ScreeningEvidence): Maybe[] {
  const figures: Maybe[] = Array.from({ length: table.annotatorCount }, () => null);
  for (const { annotator, pearson } of interTaggerCorrelation(table).annotators)
    figures[annotator] = pearson.value;
  return figures;
}

/**
 * Per annotator: the mean agreement with each other annotator, Pearson over shared items or, where there are rankings,
 * Spearman within target groups; null where it is undefined.
 */
export function pairwiseFigures(evidence: ScreeningEvidence): Maybe[] {
  return meanByAnnotator(pairEstimates(evidence), evidence.table.annotatorCount).map(({ value }) => value);
}

function pairEstimates({ table, rankings }: ScreeningEvidence): PairEstimate[] {
  return rankings === undefined
    ? annotatorPairs(table).map(({ annotators, pearson }) => ({ annotators, estimate: pearson }))
    : rankingPairs(rankings).map(({ annotators, spearman }) => ({ annotators, estimate: spearman }));
}
