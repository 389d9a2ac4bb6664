const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** The number a cell holds, written with a point; null for anything else, also for one too large to be finite. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim();
  const value = decimal.test(trimmed) ? Number(trimmed) : NaN;
  return Number.isFinite(value) ? value : null;
}
