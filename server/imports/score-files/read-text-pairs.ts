import { decodeLines } from "../decode-lines";
import { describeError } from "../describe-error";
import { FaultyTable, tableFault, type TableFault } from "../ratings-table/table-fault";
import type { TableFile } from "../ratings-table/table-form";
import { parseWordSense, type WordSense } from "./parse-word-sense";

export interface TextPair {
  textA: string;
  textB: string;
}

/**
 * The pairs of an STS input file, two texts a line, or of a CLSS one, a larger text, a smaller one and the id, as written.
 * A line of four columns is a word, a sense, the sense by its number and the id; a fifth has the gloss of the sense.
 * @throws FaultyTable at the first line at fault: what comes before it has been handed out.
 */
export async function* readTextPairs(file: TableFile): AsyncGenerator<TextPair | WordSense> {
  let lines = 0;
  for await (const { line, text, error } of decodeLines(file.open(), "pairs")) {
    lines = line;
    if (error !== null)
      throw new FaultyTable(file.name, [{ ...error, sentence: describeError(error, file.name) }]);
    const pair = pairIn(line, text.split("\t"));
    if ("sentence" in pair) throw new FaultyTable(file.name, [pair]);
    yield pair;
  }
  const nowhere = { line: 1, column: null, found: null };
  if (lines === 0) throw new FaultyTable(file.name, [tableFault("no_lines", nowhere, {})]);
}

function pairIn(line: number, cells: readonly string[]): TextPair | WordSense | TableFault {
  const [textA = "", textB = ""] = cells;
  const place = { line, column: null, found: cells.join("\t") };
  if (cells.length === 4 || cells.length === 5) return parseWordSense(line, cells);
  if (cells.length !== 2 && cells.length !== 3) return tableFault("no_pair", place, { n: cells.length });
  const empty = [textA, textB].findIndex((text) => text.trim() === "");
  return empty === -1 ? { textA, textB } : tableFault("empty_text", { ...place, column: empty + 1 }, {});
}
