import { csvLine } from "./csv-cell";

/** One line of the list of what is wrong with an imported file. */
export interface ErrorLine {
  file: string;
  line: number;
  column: number | null;
  problem: string;
  found: string | null;
}

/** The errors of an import as a CSV, in the order given. */
export function errorsCsv(errors: readonly ErrorLine[]): string {
  const lines = errors.map((error) =>
    csvLine([error.file, error.line, error.column, error.problem, error.found]),
  );
  return [csvLine(["file", "line", "column", "problem", "found"]), ...lines].join("");
}
