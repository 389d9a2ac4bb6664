import { type JudgmentTable } from "../judgments/judgment-table";
import { eachAnnotatorPair } from "./annotator-pairs";
import { denseKappa } from "./cohen-kappa";
import { runningMean, type MeanOfDefined } from "./mean-of-defined";

/**
 * The plain mean over pairs of annotators of Cohen's κ with quadratic weights (−1 to 1).
 * @param minShared items that two annotators must both have judged to be compared.
 * @returns with n, the pairs that have one; null with reason "none_defined" without any.
 * Source: Cohen 1968; averaged as by Light 1971.
 */
export function meanWeightedKappa(table: JudgmentTable, minShared: number): MeanOfDefined {
  const kappas = runningMean();
  eachAnnotatorPair(table, minShared, (_one, _other, shared, x, y) =>
    kappas.add(denseKappa(x, y, shared, "quadratic")),
  );
  return kappas.mean();
}
