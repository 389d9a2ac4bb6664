import { goldUses, type GoldUse } from "@/server/domain/gold/gold-use";
import { excerpt } from "./excerpt";
import { lineError, type LineError, type LineErrorPlace } from "./line-error";
import { parseNumber } from "./parse-number";

/** How far an answer may be off; an empty cell leaves it to the project. */
export function parseTolerance(
  cell: string,
  place: LineErrorPlace,
): { value: number | null; error: LineError | null } {
  if (cell.trim() === "") return { value: null, error: null };
  const value = parseNumber(cell);
  const params = { v: excerpt(cell) };
  if (value === null) return { value, error: lineError("not_a_number", place, params) };
  return { value, error: value < 0 ? lineError("negative_tolerance", place, params) : null };
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
