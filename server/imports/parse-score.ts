import { excerpt } from "./excerpt";
import { lineError, type LineError, type LineErrorPlace } from "@/server/domain/import/line-error";
import type { ScaleRange } from "@/server/domain/import/pair-file-entry";
import { hasDecimalComma, parseNumberCell, withPoint } from "./parse-number";

export type ParsedScore = { value: number | null; error: null } | { value: null; error: LineError };

/** The value of a cell on the scale; an empty cell is no score. */
export function parseScore(
  cell: string,
  place: Omit<LineErrorPlace, "found">,
  { min, max, decimalComma }: ScaleRange,
): ParsedScore {
  if (cell.trim() === "") return { value: null, error: null };
  const { value, error } = parseCellNumber(cell, { ...place, found: excerpt(cell) }, decimalComma);
  if (value === null) return { value, error };
  const found = excerpt(cell);
  if (value < min || value > max) {
    return { value: null, error: lineError("off_scale", { ...place, found }, { v: found, min, max }) };
  }
  return { value, error: null };
}

/** The number of a cell that has one. @param decimalComma whether its decimals may stand behind a comma. */
export function parseCellNumber(
  cell: string,
  place: LineErrorPlace,
  decimalComma = false,
): { value: number; error: null } | { value: null; error: LineError } {
  const value = parseNumberCell(decimalComma ? withPoint(cell) : cell);
  if (value !== null) return { value, error: null };
  const v = excerpt(cell.trim());
  const error = hasDecimalComma(cell)
    ? lineError("decimal_comma", place, { v, w: withPoint(v) })
    : lineError("not_a_number", place, { v });
  return { value, error };
}
