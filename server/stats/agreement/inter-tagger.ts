import { densePearson, type Correlation } from "../correlation/dense-pearson";
import { denseSpearman } from "../correlation/dense-spearman";
import { byAnnotator } from "../judgments/by-annotator";
import { type JudgmentTable } from "../judgments/judgment-table";
import { meanOfDefined, type MeanOfDefined } from "./mean-of-defined";
import { againstOthers } from "./means-of-others";

/** One annotator's correlation with the mean of the others, on `items` items. */
export interface AnnotatorCorrelation {
  annotator: number;
  items: number;
  pearson: Correlation;
  spearman: Correlation;
}

/** The averages over annotators (n: those that have a correlation), and the annotators with a judgment. */
export interface InterTagger {
  pearson: MeanOfDefined;
  spearman: MeanOfDefined;
  annotators: AnnotatorCorrelation[];
}

/**
 * Inter-tagger correlation: each annotator's values correlated with the means of the OTHER annotators on the items
 * that both sides judged, Pearson and Spearman (−1 to 1), then the plain average over annotators.
 * @param table judgments of any number of annotators per item; items judged once do not enter.
 * @returns an annotator without a correlation (fewer than two such items, or constant values) carries the reason
 *   and is left out of the average, which is null with reason "none_defined" when nobody has one.
 * Source: STS 2012 §3; STS 2013 §3.3.
 */
export function interTaggerCorrelation(table: JudgmentTable): InterTagger {
  const index = byAnnotator(table);
  const valuesOf = againstOthers(table, index);
  const annotators: AnnotatorCorrelation[] = [];
  for (let annotator = 0; annotator < table.annotatorCount; annotator += 1) {
    if (index.starts[annotator] === index.starts[annotator + 1]) continue;
    const { own, others } = valuesOf(annotator);
    annotators.push({
      annotator,
      items: own.length,
      pearson: densePearson(own, others, own.length),
      spearman: denseSpearman(own, others, own.length),
    });
  }
  return {
    pearson: meanOfDefined(annotators.map(({ pearson }) => pearson)),
    spearman: meanOfDefined(annotators.map(({ spearman }) => spearman)),
    annotators,
  };
}
