import { goldUses, type GoldUse } from "@/server/domain/gold/gold-use";
import { excerpt } from "./excerpt";
import { lineError, type LineError, type LineErrorPlace } from "@/server/domain/import/line-error";
import { parseCellNumber } from "./parse-score";

/** How far an answer may be off; an empty cell leaves it to the project. */
export function parseTolerance(
  cell: string,
  place: LineErrorPlace,
  decimalComma?: boolean,
): { value: number | null; error: LineError | null } {
  if (cell.trim() === "") return { value: null, error: null };
  const parsed = parseCellNumber(cell, place, decimalComma);
  if (parsed.value === null || parsed.value >= 0) return parsed;
  return { value: parsed.value, error: lineError("negative_tolerance", place, { v: excerpt(cell) }) };
}

/** What a gold item is used for; an empty cell means work. */
export function parseGoldUse(
  cell: string,
  place: LineErrorPlace,
): { value: GoldUse; error: LineError | null } {
  const word = cell.trim().toLowerCase();
  if (word === "") return { value: "work", error: null };
  const use = goldUses.find((one) => one === word);
  const error = use === undefined ? lineError("gold_use", place, { v: excerpt(word) }) : null;
  return { value: use ?? "work", error };
}
