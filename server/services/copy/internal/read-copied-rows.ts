import type { Readable } from "node:stream";
import { rowOfLine, type CopiedRow } from "@/db/copy/row-text";
import type { DumpedTable } from "@/db/copy/copied-tables";
import { LineSplitter, type RawLine } from "@/server/imports/split-lines";

/** So much text is put into the database at once. */
const pieceBytes = 1_000_000;
const longestLine = 1_000_000_000;

/** The rows of a table in a copy, some at a time. */
export async function* readCopiedRows(table: DumpedTable, content: Readable): AsyncGenerator<CopiedRow[]> {
  const splitter = new LineSplitter(longestLine, 0);
  let rows: CopiedRow[] = [];
  let bytes = 0;
  for await (const lines of piecesOf(content, splitter)) {
    for (const line of lines) {
      rows.push(rowOfLine(table.columns, (line.bytes ?? Buffer.alloc(0)).toString("utf8")));
      bytes += line.bytes?.length ?? 0;
    }
    if (bytes < pieceBytes) continue;
    yield rows;
    rows = [];
    bytes = 0;
  }
  if (rows.length > 0) yield rows;
}

async function* piecesOf(content: Readable, splitter: LineSplitter): AsyncGenerator<Iterable<RawLine>> {
  for await (const chunk of content as AsyncIterable<Buffer>) yield splitter.push(chunk);
  yield splitter.finish();
}
