import { detectDelimiter } from "../detect-delimiter";
import { detectFormat } from "../detect-format";
import { genreOfClssId } from "../genre-of-clss-id";
import type { TableForm } from "../ratings-table/table-form";

/** How a file of pairs is laid out: with named or numbered columns, or as those of STS and CLSS, which have no header. */
export interface CandidateLayout {
  kind: "table" | "sts" | "clss";
  table: TableForm;
}

const withoutHeader = { delimiter: "\t", header: false } as const;

/**
 * The layout of a file of pairs from its name and beginning, read as an import reads it.
 * @param form what is known of it: a delimiter, or that no line names the columns.
 * @param isTable whether it must have columns that can be named.
 */
export function candidateLayout(
  fileName: string,
  head: string,
  form: TableForm,
  isTable: boolean,
): CandidateLayout {
  const format = detectFormat(fileName, head);
  const [firstLine = ""] = head.split(/\r?\n/, 1);
  const isOpen = !isTable && form.header && form.delimiter === null;
  if (isOpen && format === "sts") return { kind: "sts", table: withoutHeader };
  if (isOpen && (format === "clss" || isClssLine(firstLine))) return { kind: "clss", table: withoutHeader };
  const isTsv = format === "tsv" || format === "sts" || format === "clss";
  const delimiter = form.delimiter ?? (isTsv ? "\t" : delimiterOfCsv(firstLine));
  return { kind: "table", table: { ...form, delimiter } };
}

/** A tab is left to the reader of a CSV, because it would make a TSV, in which a double quote is an ordinary character. */
function delimiterOfCsv(firstLine: string): string | null {
  const delimiter = detectDelimiter(firstLine);
  return delimiter === "\t" ? null : delimiter;
}

function isClssLine(line: string): boolean {
  const cells = line.split("\t");
  return cells.length === 3 && genreOfClssId(cells[2] ?? "") !== null;
}
