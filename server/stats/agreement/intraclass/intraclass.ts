import { type Estimate } from "../../estimate";
import { type IntraclassReason } from "./mean-squares";

/** n items, k judgments of each, and the 95 % interval; like the value it is 1 at most and may be negative. */
export type Intraclass = Estimate<
  IntraclassReason,
  { n: number; k: number; low: number; high: number; method: "f-distribution" }
>;

/** The reliability of one judgment from the mean square between items and the error; k judgments of each item. */
export function ofSingleJudgment(between: number, error: number, k: number): number {
  return (between - error) / (between + (k - 1) * error);
}

/** The reliability of the mean of k judgments. */
export function ofMean(between: number, error: number): number {
  return (between - error) / between;
}
