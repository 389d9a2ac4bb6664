import { undefinedBecause, type UndefinedEstimate } from "../../estimate";
import { activeAnnotators } from "../../judgments/active-annotators";
import { completeItems } from "../../judgments/complete-items";
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
  const { starts, values } = pairableShares(table);
  const n = starts.length - 1;
  if (n < 2) return undefinedBecause("too_few_items");
  if (values.every((value) => value === values[0])) return undefinedBecause("no_variance");
  const grand = sum(values) / values.length;
  const [between, within, sizes] = [new Float64Array(n), new Float64Array(n), new Float64Array(n)];
  const squares = new Float64Array(values.length);
  for (let row = 0; row < n; row += 1) {
    const [from, to] = [starts[row]!, starts[row + 1]!];
    const mean = sum(values, from, to) / (to - from);
    for (let at = from; at < to; at += 1) squares[at] = (values[at]! - mean) ** 2;
    between[row] = (to - from) * (mean - grand) ** 2;
    within[row] = sum(squares, from, to);
    sizes[row] = (to - from) ** 2;
  }
  const withinDegrees = values.length - n;
  return {
    n,
    k: (values.length - sum(sizes) / values.length) / (n - 1),
    between: sum(between) / (n - 1),
    within: sum(within) / withinDegrees,
    withinDegrees,
  };
}

/** The values of the items judged at least twice, as shares; row i holds starts[i] up to, but not including, starts[i + 1]. */
function pairableShares(table: JudgmentTable): { starts: Uint32Array; values: Float64Array } {
  const starts = new Uint32Array(table.itemCount + 1);
  const values = new Float64Array(table.codes.length);
  let rows = 0;
  let count = 0;
  for (let item = 0; item < table.itemCount; item += 1) {
    const [from, to] = [table.starts[item]!, table.starts[item + 1]!];
    if (to - from < 2) continue;
    for (let at = from; at < to; at += 1) values[count++] = table.points[table.codes[at]!]!;
    starts[++rows] = count;
  }
  const taken = values.subarray(0, count);
  const [least, range] = reachOf(taken);
  for (let at = 0; at < count; at += 1) values[at] = range > 0 ? (values[at]! - least) / range : 0;
  return { starts: starts.subarray(0, rows + 1), values: taken };
}

/** Two ways: items by annotators, on the items that every annotator judged. */
export function twoWay(table: JudgmentTable): TwoWay | UndefinedEstimate<IntraclassReason> {
  const rows = asShares(completeItems(table));
  const n = rows.length;
  const k = activeAnnotators(table);
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
  const [least, range] = reachOf(rows.flat());
  return rows.map((row) => row.map((value) => (range > 0 ? (value - least) / range : 0)));
}

/** The least of some values, and how far the greatest is from it. */
function reachOf(values: ArrayLike<number>): [least: number, range: number] {
  let least = Infinity;
  let most = -Infinity;
  for (let at = 0; at < values.length; at += 1) {
    least = Math.min(least, values[at]!);
    most = Math.max(most, values[at]!);
  }
  return [least, most - least];
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
