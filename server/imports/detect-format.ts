import type { ItemFormat, PairFormat } from "@/server/domain/import/contracts";
import { detectDelimiter } from "./detect-delimiter";
import { suggestMapping } from "./pair-mapping";

/** Whether a file is called as the scores of an STS dataset are. */
export function isScoresFileName(fileName: string): boolean {
  return /(^|[/\\])STS\.gs\.[^/\\]*$/i.test(fileName);
}

export type DetectedFormat = PairFormat | "jsonl";

/** Whether a file is JSON by its name, or by its first characters where it is not called a table. */
export const isJson = (fileName: string, head: string): boolean =>
  /\.(jsonl|ndjson|json)$/i.test(fileName) ||
  (!/\.(csv|tsv|tab)$/i.test(fileName) && /^\s*[[{]\s*("|[[{]|\n|$)/.test(head));

/**
 * The form of a table or JSON file, from its name, or from its first line where that has none of a TSV's tabs.
 * @param head the first few thousand characters.
 */
export function tableFormat(fileName: string, head: string): Extract<ItemFormat, "csv" | "tsv" | "jsonl"> {
  if (isJson(fileName, head)) return "jsonl";
  const line = firstLineOf(head);
  if (/\.(tsv|tab)$/i.test(fileName)) return isMisnamed(line) ? "csv" : "tsv";
  return /\.csv$/i.test(fileName) || !line.includes("\t") ? "csv" : "tsv";
}

/**
 * The form of a file of pairs, from its name and, where the name leaves it open, from its first line.
 * @param head the first few thousand characters of the file.
 * @returns null when neither tells.
 */
export function detectFormat(fileName: string, head: string): DetectedFormat | null {
  const line = firstLineOf(head);
  if (/(^|[/\\])STS\.input\./i.test(fileName)) return "sts";
  if (isJson(fileName, head)) return "jsonl";
  if (/\.csv$/i.test(fileName)) return "csv";
  if (/\.input\.tsv$/i.test(fileName)) return namesTexts(line.split("\t")) ? "tsv" : "clss";
  if (/\.(tsv|tab)$/i.test(fileName)) return isMisnamed(line) ? "csv" : "tsv";
  return formatOfFirstLine(line);
}

/** A table that is called as though tabs stood between its columns, and has none. */
const isMisnamed = (line: string) => !line.includes("\t") && /[,;]/.test(line);

function formatOfFirstLine(line: string): DetectedFormat | null {
  const delimiter = detectDelimiter(line);
  if (namesTexts(line.split(delimiter))) return delimiter === "\t" ? "tsv" : "csv";
  const fields = line.split("\t").length;
  if (fields === 1) return null;
  return fields === 2 ? "sts" : "tsv";
}

/** A table of one's own may be called as the files of the cross-level task of 2014 are. */
function namesTexts(cells: readonly string[]): boolean {
  const { textA, textB } = suggestMapping(cells);
  return textA !== undefined && textB !== undefined;
}

function firstLineOf(head: string): string {
  return head.split(/\r?\n/, 1)[0] ?? "";
}
