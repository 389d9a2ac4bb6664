import { csvLine } from "@/server/domain/csv-cell";

/** One line of the list of what is wrong with an imported file. */
export interface ErrorLine {
  file: string;
  line: number;
  column: number | null;
  problem: string;
  found: string | null;
}

/** The errors of an import as a CSV, a header first, in the order given. */
export async function* errorsCsv(
  errors: Iterable<ErrorLine> | AsyncIterable<ErrorLine>,
): AsyncGenerator<string> {
  yield csvLine(["file", "line", "column", "problem", "found"]);
  for await (const { file, line, column, problem, found } of errors) {
    yield csvLine([file, line, column, problem, found]);
  }
}
