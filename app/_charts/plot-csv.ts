import { csvLine } from "@/server/domain/csv-cell";
import type { PlotColumn, PlotRow } from "./plot-data";

/**
 * The rows of a plot's table as CSV under a header, numbers unrounded; what is undefined is an empty cell.
 * @param reasonName the head of a last column that says why, left out where every row has all its values
 */
export function plotCsv(
  columns: readonly PlotColumn[],
  rows: readonly PlotRow[],
  reasonName: string,
): string {
  const hasReasons = rows.some(({ reason }) => reason !== undefined);
  const names = columns.map(({ name }) => name);
  const lines = rows.map(({ cells, reason = null }) => (hasReasons ? [...cells, reason] : cells));
  return [hasReasons ? [...names, reasonName] : names, ...lines].map(csvLine).join("");
}
