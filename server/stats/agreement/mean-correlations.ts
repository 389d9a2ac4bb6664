import { AnnotatorPairs } from "./annotator-pairs";
import { runningMean, type MeanOfDefined } from "./mean-of-defined";
import { meansOfOthers } from "./means-of-others";
import { PearsonByGroup } from "../correlation/pearson-by-group";
import { pearsonValue } from "../correlation/pearson-value";
import type { JudgmentTable } from "../judgments/judgment-table";

/** A mean of correlations of a table: of one sample after the other, in the same room. */
export type MeanOfSample = (sample: JudgmentTable) => MeanOfDefined;

/** The Pearson part of `interTaggerCorrelation` alone, in a fraction of the time; n counts annotators. */
export function meanWithOthers(): MeanOfSample {
  let means = new Float64Array(0);
  return (sample) => {
    const { annotatorCount, annotators, codes, points } = sample;
    if (means.length < codes.length) means = new Float64Array(codes.length);
    meansOfOthers(sample, means);
    const groups = new PearsonByGroup(annotatorCount);
    for (let at = 0; at < codes.length; at += 1) {
      if (!Number.isNaN(means[at])) groups.addFirst(annotators[at]!, points[codes[at]!]!, means[at]!);
    }
    groups.turn();
    for (let at = 0; at < codes.length; at += 1) {
      if (!Number.isNaN(means[at])) groups.addAgain(annotators[at]!, points[codes[at]!]!, means[at]!);
    }
    const correlations = runningMean();
    for (let one = 0; one < annotatorCount; one += 1) correlations.addValue(groups.value(one));
    return correlations.mean();
  };
}

/** The Pearson part of `pairwiseAgreement` alone; n counts pairs of annotators. */
export function meanBetweenPairs(minShared: number): MeanOfSample {
  const pairs = new AnnotatorPairs();
  return (sample) => {
    const correlations = runningMean();
    pairs.each(sample, minShared, (_one, _other, n, x, y) => correlations.addValue(pearsonValue(x, y, n)));
    return correlations.mean();
  };
}
