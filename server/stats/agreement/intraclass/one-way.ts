import { fQuantile } from "../../intervals/f-distribution";
import { type JudgmentTable } from "../../judgments/judgment-table";
import { ofMean, ofSingleJudgment, type Intraclass } from "./intraclass";
import { oneWay, type OneWay } from "./mean-squares";

/**
 * ICC(1,1): the reliability of one judgment where every item was judged by other annotators.
 * @param table items judged at least twice enter; where their numbers of judgments differ, k is the usual average
 *   (Snedecor and Cochran 1967) and the interval an approximation.
 * @returns null with reason "too_few_items" for fewer than two such items, "no_variance" when all values are equal.
 * Source: Shrout and Fleiss 1979; interval from the F distribution, ibid.
 */
export function icc11(table: JudgmentTable): Intraclass {
  return estimate(table, (between, within, k) => ofSingleJudgment(between, within, k));
}

/**
 * ICC(1,k): the reliability of the mean of an item's k judgments; otherwise as ICC(1,1), and null with reason
 * "no_variance" also when all items have the same mean.
 */
export function icc1k(table: JudgmentTable): Intraclass {
  return estimate(table, ofMean);
}

function estimate(
  table: JudgmentTable,
  reliability: (between: number, within: number, k: number) => number,
): Intraclass {
  const squares = oneWay(table);
  if ("reason" in squares) return squares;
  const { n, k, between, within } = squares;
  const value = reliability(between, within, k);
  if (!Number.isFinite(value)) return { value: null, reason: "no_variance" };
  const [low, high] = errorBounds(squares).map((error) => reliability(between, error, k));
  return { value, n, k, low: low!, high: high!, method: "f-distribution" };
}

/** The error at the ends of the interval of the ratio of both mean squares; the larger one, hence the low end, first. */
function errorBounds({ n, within, withinDegrees }: OneWay): [number, number] {
  return [within * fQuantile(0.975, n - 1, withinDegrees), within / fQuantile(0.975, withinDegrees, n - 1)];
}
