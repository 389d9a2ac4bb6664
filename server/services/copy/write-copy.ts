import { rm } from "node:fs/promises";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { copiedTables, schemaMark } from "@/db/copy/copied-tables";
import { copySqlite, countSqliteRows } from "@/db/copy/copy-sqlite";
import { readRows, type CopiedPiece } from "@/db/copy/read-rows";
import { dataFolder, engine } from "@/db/engine";
import { withPlainReason } from "@/db/errors";
import type { Deps } from "@/server/deps";
import {
  filesPrefix,
  rowsName,
  sqliteName,
  type CopyKind,
  type CopyManifest,
} from "@/server/domain/copy/copy-manifest";
import { isoInstant } from "@/server/domain/instant";
import { ArchiveWriter, requireFreePlace } from "./internal/archive-writer";
import { dataFiles } from "./internal/data-parts";
import { productVersion } from "@/server/services/startup/product-version";

type Rows = CopyManifest["rows"];

export interface CopyOrder {
  kind: CopyKind;
  /** Where the archive comes to lie. */
  place: string;
  /** The SQLite file that goes along as it is, or the store whose rows do. */
  from: { file: string } | { store: Deps["store"] };
}

/**
 * Writes the whole database, as it is at one moment, and all files into an archive, while people
 * go on working.
 * @throws DomainError `conflict` where the archive is there already, `disk_full`.
 */
export async function writeCopy(
  { now, files }: Pick<Deps, "now" | "files">,
  { kind, place, from }: CopyOrder,
): Promise<CopyManifest> {
  requireFreePlace(place);
  const madeAt = now();
  const writer = new ArchiveWriter(place, new Date(madeAt));
  try {
    // The database first: what it speaks of is stored by then.
    const rows =
      "file" in from
        ? await addSqlite(writer, from.file, `${place}.sqlite`)
        : await addTables(writer, from.store);
    for await (const { name, content } of dataFiles(files, dataFolder())) {
      await writer.add(`${filesPrefix}${name}`, content);
    }
    return await writer.finish({
      format: "touchstone-copy-1",
      kind,
      engine,
      version: productVersion(),
      schema: schemaMark(),
      madeAt: isoInstant(madeAt),
      rows,
    });
  } catch (error) {
    await writer.abandon();
    throw withPlainReason(error);
  }
}

async function addSqlite(writer: ArchiveWriter, file: string, copy: string): Promise<Rows> {
  await rm(copy, { force: true });
  try {
    copySqlite(file, copy);
    await writer.add(sqliteName, createReadStream(copy));
    return countSqliteRows(copy, copiedTables());
  } finally {
    await rm(copy, { force: true });
  }
}

async function addTables(writer: ArchiveWriter, store: Deps["store"]): Promise<Rows> {
  const rows: Rows = {};
  await store.snapshot(async (db) => {
    for (const table of copiedTables()) {
      rows[table.name] = 0;
      const note = (count: number) => (rows[table.name] = (rows[table.name] ?? 0) + count);
      await writer.add(rowsName(table.name), Readable.from(textsOf(readRows(db, table), note)));
    }
  });
  return rows;
}

async function* textsOf(pieces: AsyncIterable<CopiedPiece>, note: (count: number) => void) {
  for await (const { rows, text } of pieces) {
    note(rows);
    yield Buffer.from(text);
  }
}
