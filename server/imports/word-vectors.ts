import { parseNumberCell } from "./parse-number";
import { FaultyTable, tableFault, type TableFault } from "./ratings-table/table-fault";
import type { TableFile } from "./ratings-table/table-form";
import { readCellLines } from "./score-files/score-lines";

/** The vectors of words, all of one length. */
export type WordVectors = ReadonlyMap<string, Float64Array>;

const countLine = /^\d+[ \t]+\d+[ \t]*$/;

/** Squares of larger numbers would overflow. */
const largest = 1e100;

/**
 * Vectors in the text form of word2vec and GloVe: a word and its numbers a line, with spaces or tabs between them. A first
 * line with a count and a length is skipped, because the counts of published files are often wrong. Of a word that comes
 * twice the first vector stands. A word may contain spaces where the length is known from a line before.
 * @param wanted the words to keep: memory does not grow with the others, and only their numbers are looked at.
 * @throws FaultyTable with every fault by line: a vector of another length than the first, a cell that is no number, a file
 *   without a vector.
 */
export async function readWordVectors(file: TableFile, wanted: ReadonlySet<string>): Promise<WordVectors> {
  const vectors = new Map<string, Float64Array>();
  let length: number | null = null;
  await readCellLines(file, ({ line, cells }) => {
    const text = cells.join(" ");
    if (/^[ \t]*$/.test(text) || (line === 1 && countLine.test(text))) return [];
    const parts = text.replace(/[ \t]+$/, "").split(/[ \t]+/);
    length ??= parts.length - 1;
    const word = parts.slice(0, Math.max(1, parts.length - length)).join(" ");
    const numbers = parts.slice(Math.max(1, parts.length - length));
    const isLong = parts.length - 1 > length && parseNumberCell(parts[1] ?? "") !== null;
    if (numbers.length !== length || length === 0 || isLong) {
      const place = { line, column: null, found: text };
      return [tableFault("vector_length", place, { n: parts.length - 1, m: length })];
    }
    if (!wanted.has(word) || vectors.has(word)) return [];
    const read = numbers.map((cell, at) => numberOrFault(cell, line, at + 2));
    const faults = read.filter((number) => typeof number === "object");
    if (faults.length === 0) vectors.set(word, Float64Array.from(read as number[]));
    return faults;
  });
  if (length === null)
    throw new FaultyTable(file.name, [tableFault("no_vector", { line: 1, column: null, found: null }, {})]);
  return vectors;
}

function numberOrFault(cell: string, line: number, column: number): number | TableFault {
  const number = parseNumberCell(cell);
  return number !== null && Math.abs(number) <= largest
    ? number
    : tableFault("vector_number", { line, column, found: cell }, {});
}
