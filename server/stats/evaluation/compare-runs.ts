import { type CorrelationReason } from "../correlation/dense-pearson";
import { type Estimate } from "../estimate";
import { fisherTest, type FisherReason } from "../intervals/fisher-z";
import { type DatasetEvaluation } from "./evaluate-run";

/**
 * One-tailed test that run A agrees better with the gold of a dataset than run B: z as the value, and p (0–1).
 * Both runs are scored on the same items, which the test does not use, so that it finds fewer differences than it could.
 * @returns null with the reason why a correlation is undefined, or those of `fisherTest`.
 * Source: STS 2013 §4.1.
 */
export function compareRuns(
  a: DatasetEvaluation,
  b: DatasetEvaluation,
): Estimate<CorrelationReason | FisherReason, { p: number }> {
  if (a.pearson.value === null) return a.pearson;
  if (b.pearson.value === null) return b.pearson;
  return fisherTest({ r: a.pearson.value, n: a.pearson.n }, { r: b.pearson.value, n: b.pearson.n });
}
