import { decodeLines, endsReading } from "../decode-lines";
import { describeError } from "../describe-error";
import { parseNumberCell, withPoint } from "../parse-number";
import { numberFault } from "../ratings-table/number-fault";
import { FaultyTable, tableFault, type TableFault } from "../ratings-table/table-fault";
import type { TableFile } from "../ratings-table/table-form";

/** After so many faults reading ends: they are likely all of one kind. */
const faultLimit = 50;

/** A line cut into its cells. */
export interface CellLine {
  line: number;
  cells: string[];
}

/** How numbers are written. */
export interface NumberForm {
  /** Whether decimals are written with a comma; else only with a point. */
  decimalComma?: boolean | undefined;
}

/**
 * Reads a file without a header line by line, its cells separated by tabs.
 * @param readLine takes a line and says what is wrong with it.
 * @param form whether cells such as 4,4 are numbers; refused unless told.
 * @throws FaultyTable with every fault, at most about 50, or where the file holds nothing.
 */
export async function readCellLines(
  file: TableFile,
  readLine: (line: CellLine) => TableFault[],
  { decimalComma = false }: NumberForm = {},
): Promise<void> {
  const faults: TableFault[] = [];
  let lines = 0;
  for await (const { line, text, error } of decodeLines(file.open(), "scores")) {
    lines = line;
    const written = text.split("\t");
    const cells = decimalComma ? written.map(withPoint) : written;
    const found = error === null ? readLine({ line, cells }) : [];
    faults.push(...(error === null ? found : [{ ...error, sentence: describeError(error, file.name) }]));
    if (faults.length >= faultLimit || endsReading({ error })) break;
  }
  if (lines === 0) faults.push(tableFault("no_lines", { line: 1, column: null, found: null }, {}));
  if (faults.length > 0) throw new FaultyTable(file.name, faults);
}

/** The number in the first cell, which is the score, or in the second, the confidence; or what is wrong with it. */
export function numberIn({ line, cells }: CellLine, at: 0 | 1): number | TableFault {
  const found = (cells[at] ?? "").trim();
  const number = parseNumberCell(found);
  if (number !== null) return number;
  const missing = at === 0 ? "score_missing" : "confidence_missing";
  return tableFault(found === "" ? missing : numberFault(found), { line, column: at + 1, found }, {});
}

/** What is wrong with a line that has more cells than its file may have. */
export function excessCells({ line, cells }: CellLine, most: number): TableFault[] {
  const place = { line, column: most + 1, found: cells.join("\t") };
  return cells.length <= most ? [] : [tableFault("excess_cells", place, { n: cells.length, m: most })];
}
