import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { CopiedTable, RawRow } from "@/db/queries/project-rows";
import { inChunks } from "@/server/domain/in-chunks";

/** Some rows of one table. */
export interface RowsOfTable {
  table: CopiedTable;
  rows: RawRow[];
}

/** So many rows stand on one line of the file. */
const rowsALine = 100;

/** Writes the rows of a project into a file, each table in an order that depends on nothing but the rows. */
export async function writeRowFile(file: string, tables: AsyncIterable<RowsOfTable>): Promise<void> {
  const handle = await open(file, "w");
  try {
    for await (const { table, rows } of tables) {
      const ordered = rows
        .map((row) => ({ row, text: JSON.stringify(row) }))
        .sort((a, b) => (a.text < b.text ? -1 : 1));
      for (const some of inChunks(ordered, rowsALine)) {
        await handle.write(`${JSON.stringify({ table, rows: some.map(({ row }) => row) })}\n`);
      }
    }
  } finally {
    await handle.close();
  }
}

/** The rows of such a file, in order. */
export async function* readRowFile(file: string): AsyncGenerator<RowsOfTable> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    // Nobody but `writeRowFile` writes these files.
    yield JSON.parse(line) as RowsOfTable;
  }
}
