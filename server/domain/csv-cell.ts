/** What a spreadsheet takes for the start of a formula, also in the wide forms of East Asian keyboards. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Also the separators of other locales, so that no spreadsheet cuts a cell in two and reads on inside it. */
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/** A text with an apostrophe in front where a spreadsheet would run it as a formula. */
export function withoutFormula(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/**
 * One cell of a CSV. A text that a spreadsheet would run as a formula gets an apostrophe in front; numbers are
 * written as they are, null is an empty cell.
 */
export function csvCell(value: string | number | boolean | null): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const safe = withoutFormula(value);
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV, with its line feed. */
export function csvLine(cells: readonly (string | number | boolean | null)[]): string {
  return `${cells.map(csvCell).join(",")}\n`;
}
