import { parseNumber } from "@/app/_components/ui/parse-number";

/** How a number of the settings is written in its field. */
interface NumberKind {
  /** How many of the field's units make one of the setting's. */
  factor: number;
  /** Whether the setting counts whole units although the field has decimals. */
  whole: boolean;
  /** Decimals that are always written. */
  fixed: number | null;
}

/** As it is; a share (0–1) in percent; money in minor units in the currency's own; minutes in hours. */
export const numberKinds = {
  plain: { factor: 1, whole: false, fixed: null },
  percent: { factor: 100, whole: false, fixed: null },
  money: { factor: 1 / 100, whole: true, fixed: 2 },
  hours: { factor: 1 / 60, whole: true, fixed: null },
} satisfies Record<string, NumberKind>;
export type NumberKindName = keyof typeof numberKinds;

/** Enough for thirds of a percent, and few enough that 0.07 × 100 is 7. */
const decimals = 4;

/** A setting as its field shows it: 0.7 is "70" in percent; null is an empty field. */
export function writeNumber(value: number | null, kind: NumberKindName): string {
  if (value === null) return "";
  const { factor, fixed }: NumberKind = numberKinds[kind];
  return fixed === null
    ? String(Number((value * factor).toFixed(decimals)))
    : (value * factor).toFixed(fixed);
}

/** What was written, as the setting counts it; null where it is no number. */
export function readNumber(text: string, kind: NumberKindName): number | null {
  const number = parseNumber(text);
  if (number === null) return null;
  const { factor, whole } = numberKinds[kind];
  return whole ? Math.round(number / factor) : Number((number / factor).toFixed(2 * decimals));
}
