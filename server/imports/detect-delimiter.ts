const delimiters = [",", ";", "\t"] as const;
export type Delimiter = (typeof delimiters)[number];

/** What separates the columns of a CSV file: the one of comma, semicolon and tab that its first line has most of. */
export function detectDelimiter(firstLine: string): Delimiter {
  const unquoted = firstLine.replaceAll(/"[^"]*"/g, "");
  const count = (delimiter: Delimiter) => unquoted.split(delimiter).length;
  return delimiters.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}
