import { parseNumber } from "@/app/_components/ui/parse-number";

/** Enough for thirds of a percent, and few enough that 0.07 × 100 is 7. */
const decimals = 4;

/** A setting in the field's units: 0.7 is "70" where a share is written in percent; null is an empty field. */
export function writeNumber(value: number | null, factor: number): string {
  return value === null ? "" : String(Number((value * factor).toFixed(decimals)));
}

/**
 * What was written, in the setting's units.
 * @param whole whether the setting counts whole units, as money in minor ones does.
 * @returns null where it is no number.
 */
export function readNumber(text: string, factor: number, whole: boolean): number | null {
  const number = parseNumber(text);
  if (number === null) return null;
  return whole ? Math.round(number / factor) : Number((number / factor).toFixed(2 * decimals));
}
