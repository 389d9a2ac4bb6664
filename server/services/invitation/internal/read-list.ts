import { DomainError } from "@/server/domain/errors";
import type { LineError } from "@/server/domain/import/line-error";
import type { NamedListRow } from "@/server/imports/named-list/named-list-row";
import { readNamedList } from "@/server/imports/named-list/read-named-list";
import type { ImportFile } from "@/server/domain/import/item-reader";

const lineLimit = 100_000;
const errorLimit = 1_000;

/**
 * All lines of a list.
 * @throws DomainError `file_refused` with what is wrong with its lines, `file_too_large` beyond 100,000.
 */
export async function readList({ fileName, open }: ImportFile): Promise<NamedListRow[]> {
  const rows: NamedListRow[] = [];
  const errors: LineError[] = [];
  for await (const entry of readNamedList(open(), fileName.endsWith(".tsv") ? "tsv" : "csv")) {
    if ("row" in entry) rows.push(entry.row);
    else errors.push(entry.error);
    if (rows.length > lineLimit) {
      throw new DomainError("file_too_large", "A list may have 100,000 lines.", { fileName });
    }
  }
  if (errors.length > 0) throw listRefused(fileName, errors);
  return rows;
}

/** Names all lines that are at fault, at most the first 1,000 one by one. */
export function listRefused(fileName: string, errors: readonly LineError[]): DomainError {
  const bad = new Set(errors.map(({ line }) => line)).size;
  const lines = bad === 1 ? "One line is" : `${bad} lines are`;
  return new DomainError("file_refused", `${lines} not good, so nothing was saved. Correct the list.`, {
    bad,
    errors: errors.slice(0, errorLimit).map(({ file: _file, ...error }) => ({ fileName, ...error })),
  });
}
