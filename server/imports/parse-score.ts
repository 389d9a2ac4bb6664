import { excerpt } from "./excerpt";
import { lineError, type LineError, type LineErrorPlace } from "./line-error";
import type { ScaleRange } from "./pair-file-entry";
import { parseNumber } from "./parse-number";

export type ParsedScore = { value: number | null; error: null } | { value: null; error: LineError };

/** The value of a cell on the scale; an empty cell is no score. */
export function parseScore(
  cell: string,
  place: Omit<LineErrorPlace, "found">,
  { min, max }: ScaleRange,
): ParsedScore {
  if (cell.trim() === "") return { value: null, error: null };
  const value = parseNumber(cell);
  const found = excerpt(cell);
  if (value === null) {
    return { value: null, error: lineError("not_a_number", { ...place, found }, { v: found }) };
  }
  if (value < min || value > max) {
    return { value: null, error: lineError("off_scale", { ...place, found }, { v: found, min, max }) };
  }
  return { value, error: null };
}
