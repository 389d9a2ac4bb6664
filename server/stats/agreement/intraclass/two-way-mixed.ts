import { fQuantile } from "../../intervals/f-distribution";
import { type JudgmentTable } from "../../judgments/judgment-table";
import { ofMean, ofSingleJudgment, type Intraclass } from "./intraclass";
import { twoWay } from "./mean-squares";

/**
 * ICC(3,1): the consistency of one judgment of just these annotators; how high each rates on the whole is no error.
 * @param table only items that every annotator judged enter (see `completeItems`).
 * @returns null with reason "too_few_annotators" or "too_few_items" for fewer than two, "no_variance" when all values
 *   are equal or only the annotators differ.
 * Source: Shrout and Fleiss 1979; interval from the F distribution, ibid.
 */
export function icc31(table: JudgmentTable): Intraclass {
  return estimate(table, ofSingleJudgment);
}

/** ICC(3,k): the consistency of the mean of all annotators, which equals Cronbach's α; otherwise as ICC(3,1). */
export function icc3k(table: JudgmentTable): Intraclass {
  return estimate(table, ofMean);
}

function estimate(
  table: JudgmentTable,
  reliability: (between: number, error: number, k: number) => number,
): Intraclass {
  const squares = twoWay(table);
  if ("reason" in squares) return squares;
  const { n, k, between, residual } = squares;
  const value = reliability(between, residual, k);
  if (!Number.isFinite(value)) return { value: null, reason: "no_variance" };
  const degrees = (n - 1) * (k - 1);
  return {
    value,
    n,
    k,
    low: reliability(between, residual * fQuantile(0.975, n - 1, degrees), k),
    high: reliability(between, residual / fQuantile(0.975, degrees, n - 1), k),
    method: "f-distribution",
  };
}
