import { parseNumber } from "@/app/_ui/parse-number";

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

/** Why a text is no value of a setting: it is no number, or one that the setting would have to round. */
export type UnreadNumber = "notNumber" | "belowCent" | "partOfCent" | "wholeMinutes" | "tooFine";

/** What was written, as the setting counts it; or why it cannot be taken as it is. */
export function readNumber(text: string, kind: NumberKindName): number | UnreadNumber {
  const number = parseNumber(text);
  if (number === null) return "notNumber";
  const { factor, whole } = numberKinds[kind];
  const exact = number / factor;
  const kept = whole ? Math.round(exact) : Number(exact.toFixed(2 * decimals));
  // What the field would show otherwise than it was written is not taken: nobody would see what became of it.
  if (Number(writeNumber(kept, kind)) === number) return kept;
  return whole ? partOf(kind, number) : "tooFine";
}

function partOf(kind: NumberKindName, number: number): UnreadNumber {
  if (kind === "hours") return "wholeMinutes";
  return Math.abs(number) < 0.01 ? "belowCent" : "partOfCent";
}
