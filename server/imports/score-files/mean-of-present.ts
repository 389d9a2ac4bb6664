import { FaultyTable, tableFault } from "../ratings-table/table-fault";
import type { TableFile } from "../ratings-table/table-form";

/**
 * The mean of the scores that a run has, which stands for those it lacks, as the baseline of CLSS 2014 (§4) gave words without
 * an entry the mean of the others.
 * @throws FaultyTable where there is none.
 */
export function meanOfPresent(file: TableFile, scores: readonly (number | null)[]): number {
  const there = scores.filter((score) => score !== null);
  if (there.length > 0) return there.reduce((total, score) => total + score, 0) / there.length;
  const place = { line: 1, column: null, found: null };
  throw new FaultyTable(file.name, [tableFault("nothing_to_fill", place, {})]);
}
