import { undefinedBecause, type UndefinedEstimate } from "../../estimate";
import { completeItems } from "../../judgments/complete-items";
import { itemValues } from "../../judgments/item-values";
import { type JudgmentTable } from "../../judgments/judgment-table";
import { sum } from "../../sum";

export type IntraclassReason = "too_few_annotators" | "too_few_items" | "no_variance";

/** n items and k judgments of each; mean squares of an analysis of variance, in squares of the range of the values. */
export interface OneWay {
  n: number;
  /** Where items differ, their average, less what their spread takes away from it. */
  k: number;
  between: number;
  within: number;
  withinDegrees: number;
}

export interface TwoWay {
  n: number;
  k: number;
  between: number;
  annotators: number;
  residual: number;
}

/** One way: judgments within items, on all items judged at least twice. */
export function oneWay(table: JudgmentTable): OneWay | UndefinedEstimate<IntraclassReason> {
  const rows = asShares(
    Array.from({ length: table.itemCount }, (_, item) => itemValues(table, item)).filter(
      (row) => row.length > 1,
    ),
  );
  const n = rows.length;
  if (n < 2) return undefinedBecause("too_few_items");
  const all = rows.flat();
  if (isConstant(all)) return undefinedBecause("no_variance");
  const grand = average(all);
  const withinDegrees = all.length - n;
  return {
    n,
    k: (all.length - sum(rows.map((row) => row.length ** 2)) / all.length) / (n - 1),
    between: sum(rows.map((row) => row.length * (average(row) - grand) ** 2)) / (n - 1),
    within: sum(rows.map((row) => squaresAround(row, average(row)))) / withinDegrees,
    withinDegrees,
  };
}

/** Two ways: items by annotators, on the items that every annotator judged. */
export function twoWay(table: JudgmentTable): TwoWay | UndefinedEstimate<IntraclassReason> {
  const rows = asShares(completeItems(table));
  const n = rows.length;
  const k = new Set(table.annotators).size;
  if (k < 2) return undefinedBecause("too_few_annotators");
  if (n < 2) return undefinedBecause("too_few_items");
  if (isConstant(rows.flat())) return undefinedBecause("no_variance");
  const grand = average(rows.flat());
  const rowMeans = rows.map(average);
  const columnMeans = Array.from({ length: k }, (_, column) => average(rows.map((row) => row[column]!)));
  const residuals = rows.map((row, item) =>
    squaresAround(
      row.map((value, column) => value - rowMeans[item]! - columnMeans[column]!),
      -grand,
    ),
  );
  return {
    n,
    k,
    between: (k * squaresAround(rowMeans, grand)) / (n - 1),
    annotators: (n * squaresAround(columnMeans, grand)) / (k - 1),
    residual: sum(residuals) / ((n - 1) * (k - 1)),
  };
}

/**
 * Values as shares of the way from the least to the greatest: no ratio of variances changes, and squares of very large or
 * very small values neither overflow nor vanish.
 */
function asShares(rows: readonly (readonly number[])[]): number[][] {
  const all = rows.flat();
  const least = all.reduce((one, other) => Math.min(one, other), Infinity);
  const range = all.reduce((one, other) => Math.max(one, other), -Infinity) - least;
  return rows.map((row) => row.map((value) => (range > 0 ? (value - least) / range : 0)));
}

function average(values: readonly number[]): number {
  return sum(values) / values.length;
}

function squaresAround(values: readonly number[], centre: number): number {
  return sum(values.map((value) => (value - centre) ** 2));
}

function isConstant(values: readonly number[]): boolean {
  return values.every((value) => value === values[0]);
}
