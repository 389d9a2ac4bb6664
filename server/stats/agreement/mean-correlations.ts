import { eachDrawnPair } from "./annotator-pairs";
import { runningMean, type MeanOfDefined } from "./mean-of-defined";
import { meansOfOthers } from "./means-of-others";
import { densePearson } from "../correlation/dense-pearson";
import type { AnnotatorIndex } from "../judgments/by-annotator";
import type { JudgmentTable } from "../judgments/judgment-table";

/** A mean of correlations on drawn items of a table; see `drawnByAnnotator`. */
export type MeanOfDrawn = (drawn: AnnotatorIndex) => MeanOfDefined;

/** The Pearson part of `interTaggerCorrelation` alone, in a fraction of the time; n counts annotators. */
export function meanWithOthers(table: JudgmentTable): MeanOfDrawn {
  const others = meansOfOthers(table);
  return ({ starts, judgments }) => {
    const correlations = runningMean();
    const most = starts.reduce((all, end, at) => Math.max(all, end - (starts[at - 1] ?? 0)), 0);
    const [x, y] = [new Float64Array(most), new Float64Array(most)];
    for (let annotator = 0; annotator < table.annotatorCount; annotator += 1) {
      let shared = 0;
      for (let entry = starts[annotator]!; entry < starts[annotator + 1]!; entry += 1) {
        const judgment = judgments[entry]!;
        if (Number.isNaN(others[judgment])) continue;
        x[shared] = table.points[table.codes[judgment]!]!;
        y[shared++] = others[judgment]!;
      }
      correlations.add(densePearson(x, y, shared));
    }
    return correlations.mean();
  };
}

/** The Pearson part of `pairwiseAgreement` alone; n counts pairs of annotators. */
export function meanBetweenPairs(table: JudgmentTable, minShared: number): MeanOfDrawn {
  return (drawn) => {
    const correlations = runningMean();
    eachDrawnPair(table, drawn, minShared, (_one, _other, shared, x, y) =>
      correlations.add(densePearson(x, y, shared)),
    );
    return correlations.mean();
  };
}
