import type { ScaleCell } from "./scale-cell";

const labelledRem = 6.5;
const unlabelledRem = 2.75;
const apartRem = 1;
const maxWordLength = 12;
/** Of a scale of segments, whose labels stand under their points. */
const pointRem = 4.5;
const stepRem = 2;

const hasLongWord = (label: string) => label.split(/\s+/).some((word) => [...word].length > maxWordLength);

interface RowShape {
  segmented: boolean;
  notApplicable: boolean;
}

/**
 * The least width in rem at which a scale stands in a row, so that the server can draw it right; null for a scale that
 * always stands in a column, because a word of a label would not fit its cell.
 */
export function rowWidth(cells: ScaleCell[], { segmented, notApplicable }: RowShape): number | null {
  if (cells.some(({ label }) => hasLongWord(label))) return null;
  const [labelled, unlabelled] = segmented ? [pointRem, stepRem] : [labelledRem, unlabelledRem];
  const all = cells.reduce((total, { label }) => total + (label === "" ? unlabelled : labelled), 0);
  return all + (notApplicable ? labelledRem + apartRem : 0);
}
