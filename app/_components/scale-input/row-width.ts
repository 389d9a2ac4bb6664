import type { ScaleCell } from "./scale-cell";

const labelledRem = 6.5;
const unlabelledRem = 2.75;
const apartRem = 1;
const longestWord = 12;

const hasLongWord = (label: string) => label.split(/\s+/).some((word) => [...word].length > longestWord);

/**
 * The least width in rem at which a scale stands in a row, so that the server can draw it right; null for a scale that
 * always stands in a column, because a word of a label would not fit its cell.
 */
export function rowWidth(cells: ScaleCell[], notApplicable: boolean): number | null {
  if (cells.some(({ label }) => hasLongWord(label))) return null;
  const width = (label: string) => (label === "" ? unlabelledRem : labelledRem);
  const all = cells.reduce((total, { label }) => total + width(label), 0);
  return all + (notApplicable ? labelledRem + apartRem : 0);
}
