import type { PairFormat } from "@/server/domain/import/contracts";
import { detectDelimiter } from "./detect-delimiter";
import { suggestMapping } from "./pair-mapping";

/** Whether a file is called as the scores of an STS dataset are. */
export function isScoresFileName(fileName: string): boolean {
  return /(^|[/\\])STS\.gs\.[^/\\]*$/i.test(fileName);
}

/**
 * The form of a file of pairs, from its name and, where the name leaves it open, from its first line.
 * @param firstBytes the first few thousand bytes of the file.
 * @returns null when neither tells.
 */
export function detectFormat(fileName: string, firstBytes: Uint8Array): PairFormat | null {
  if (/\.csv$/i.test(fileName)) return "csv";
  if (/\.input\.tsv$/i.test(fileName)) return hasHeader(firstBytes) ? "tsv" : "clss";
  if (/\.(tsv|tab)$/i.test(fileName)) return "tsv";
  if (/(^|[/\\])STS\.input\./i.test(fileName)) return "sts";
  return formatOfFirstLine(firstLineOf(firstBytes));
}

function formatOfFirstLine(line: string): PairFormat | null {
  const delimiter = detectDelimiter(line);
  if (namesTexts(line.split(delimiter))) return delimiter === "\t" ? "tsv" : "csv";
  const fields = line.split("\t").length;
  if (fields === 1) return null;
  return fields === 2 ? "sts" : "tsv";
}

/** A table of one's own may be called as the files of the cross-level task of 2014 are. */
const hasHeader = (firstBytes: Uint8Array) => namesTexts(firstLineOf(firstBytes).split("\t"));

function namesTexts(cells: readonly string[]): boolean {
  const { textA, textB } = suggestMapping(cells);
  return textA !== undefined && textB !== undefined;
}

function firstLineOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).split(/\r?\n/, 1)[0] ?? "";
}
