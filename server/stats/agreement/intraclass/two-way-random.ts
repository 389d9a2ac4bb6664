import { fQuantile } from "../../intervals/f-distribution";
import { type JudgmentTable } from "../../judgments/judgment-table";
import { type Intraclass } from "./intraclass";
import { twoWay, type TwoWay } from "./mean-squares";

/**
 * ICC(2,1): the absolute agreement of one judgment when the annotators are a sample of those who might have judged.
 * @param table only items that every annotator judged enter (see `completeItems`).
 * @returns null with reason "too_few_annotators" or "too_few_items" for fewer than two, "no_variance" when all values
 *   are equal or the parts of their variance cancel out.
 * Source: Shrout and Fleiss 1979; interval with Satterthwaite's degrees of freedom, ibid.
 */
export function icc21(table: JudgmentTable): Intraclass {
  const squares = twoWay(table);
  if ("reason" in squares) return squares;
  const { n, k, between, annotators, residual } = squares;
  const value = (between - residual) / (between + (k - 1) * residual + (k * (annotators - residual)) / n);
  if (!Number.isFinite(value)) return { value: null, reason: "no_variance" };
  return { value, n, k, ...interval(squares, value), method: "f-distribution" };
}

/** ICC(2,k): the absolute agreement of the mean of k such annotators; otherwise as ICC(2,1). */
export function icc2k(table: JudgmentTable): Intraclass {
  const squares = twoWay(table);
  if ("reason" in squares) return squares;
  const single = icc21(table);
  if (single.value === null) return single;
  const { n, k, between, annotators, residual } = squares;
  const whole = between + (annotators - residual) / n;
  const value = (between - residual) / whole;
  // A variance below 0 of items and annotators together is none that anything could be a share of.
  if (!(whole > 0) || !Number.isFinite(value)) return { value: null, reason: "no_variance" };
  return { ...single, value, low: steppedUp(single.low, k), high: steppedUp(single.high, k) };
}

function interval(squares: TwoWay, value: number): { low: number; high: number } {
  const { n, k, between, annotators, residual } = squares;
  const degrees = errorDegrees(squares, value);
  const upper = fQuantile(0.975, n - 1, degrees);
  const lower = fQuantile(0.975, degrees, n - 1);
  const error = k * annotators + (k * n - k - n) * residual;
  return {
    low: (n * (between - upper * residual)) / (upper * error + n * between),
    high: (n * (lower * between - residual)) / (error + n * lower * between),
  };
}

/**
 * Satterthwaite's degrees of freedom of the error that annotators and residual make together. At least one: where the
 * value is negative both parts may cancel out, and the formula with them.
 */
function errorDegrees({ n, k, annotators, residual }: TwoWay, value: number): number {
  const a = k * value * annotators;
  const b = (n * (1 + (k - 1) * value) - k * value) * residual;
  if (b === 0) return k - 1;
  return Math.max(1, ((a + b) ** 2 * (n - 1) * (k - 1)) / ((n - 1) * a ** 2 + b ** 2));
}

/** Where the reliability of one judgment comes this near to its lower end, that of the mean has none. */
const nearLowerEnd = 1 - 1e-6;

/**
 * The reliability of the mean of k judgments from that of one, which an interval may have end below −1 / (k − 1).
 * Source: Spearman 1910 and Brown 1910.
 */
function steppedUp(single: number, k: number): number {
  const reached = Math.max(single, -nearLowerEnd / (k - 1));
  return (k * reached) / (1 + reached * (k - 1));
}
