import { eachAnnotatorPair } from "./annotator-pairs";
import { meanOfDefined, type MeanOfDefined } from "./mean-of-defined";
import { againstOthers } from "./means-of-others";
import { densePearson, type Correlation } from "../correlation/dense-pearson";
import { byAnnotator } from "../judgments/by-annotator";
import type { JudgmentTable } from "../judgments/judgment-table";

/** The Pearson part of `interTaggerCorrelation` alone, in a fraction of the time; n counts annotators. */
export function meanWithOthers(table: JudgmentTable): MeanOfDefined {
  const index = byAnnotator(table);
  const valuesOf = againstOthers(table, index);
  const correlations: Correlation[] = [];
  for (let annotator = 0; annotator < table.annotatorCount; annotator += 1) {
    const { own, others } = valuesOf(annotator);
    correlations.push(densePearson(own, others, own.length));
  }
  return meanOfDefined(correlations);
}

/** The Pearson part of `pairwiseAgreement` alone; n counts pairs of annotators. */
export function meanBetweenPairs(table: JudgmentTable, minShared: number): MeanOfDefined {
  const correlations: Correlation[] = [];
  eachAnnotatorPair(table, minShared, (_one, _other, shared, x, y) =>
    correlations.push(densePearson(x, y, shared)),
  );
  return meanOfDefined(correlations);
}
