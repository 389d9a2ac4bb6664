const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const withComma = /^[+-]?\d*,\d+$/;
/** Where three digits stand behind the comma it may divide thousands. */
const withThousands = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/** The number a cell holds, written with a point; null for anything else, also for one too large to be finite. */
export function parseNumberCell(text: string): number | null {
  const trimmed = text.trim();
  const value = decimal.test(trimmed) ? Number(trimmed) : NaN;
  return Number.isFinite(value) ? value : null;
}

/** Whether a cell is a number whose decimals stand behind a comma, as Excel writes it in many countries. */
export const hasDecimalComma = (text: string): boolean =>
  withComma.test(text.trim()) && !withThousands.test(text.trim());

/** A number with a decimal comma as one with a point, for whoever said that commas are decimal; any other text as it is. */
export const withPoint = (text: string): string =>
  withComma.test(text.trim()) ? text.replace(",", ".") : text;
