import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { configuredLocation, type DatabaseLocation } from "@/db/client";
import { copiedTables, schemaMark } from "@/db/copy/copied-tables";
import { isSoundSqlite } from "@/db/copy/copy-sqlite";
import { hasRows } from "@/db/copy/has-rows";
import { loadIntoPostgres } from "@/db/copy/load-into-postgres";
import { loadIntoSqlite } from "@/db/copy/load-into-sqlite";
import type { LoadTarget } from "@/db/copy/load-target";
import { dataFolder } from "@/db/engine";
import { withPlainReason } from "@/db/errors";
import { holdFolder } from "@/db/hold-folder";
import { migrate } from "@/db/migrate";
import type { FileStore } from "@/server/files/file-store";
import { openFiles } from "@/server/files/open-files";
import { DomainError } from "@/server/domain/errors";
import { rowsName, sqliteName, type CopyKind, type CopyManifest } from "@/server/domain/copy/copy-manifest";
import { openCheckedArchive, type CheckedArchive } from "./internal/archive-reader";
import { hasDataFiles } from "./internal/data-parts";
import { productVersion } from "@/server/services/startup/product-version";
import { readCopiedRows } from "./internal/read-copied-rows";
import { declareRestored, settleRestored, stagedFolder } from "./settle-restored";
import { onDisk, stageFiles } from "./internal/stage-files";

export interface RestoreOptions {
  kind: CopyKind;
  place: string;
  /** The configured database where left out. */
  location?: DatabaseLocation;
  /** Whether what is there goes; else nothing may be there. */
  replace: boolean;
}

/**
 * Puts a copy into the configured database and file storage, all of it or nothing.
 * @throws DomainError `file_refused` for a file that cannot be used, `conflict` where there is something already.
 */
export async function restoreCopy({
  kind,
  place,
  location = configuredLocation(),
  replace,
}: RestoreOptions): Promise<CopyManifest> {
  const archive = await openCheckedArchive(place, kind);
  const folder = dataFolder();
  try {
    const files = await openFiles();
    requireFit(archive.manifest, location, path.basename(place));
    await mkdir(folder, { recursive: true });
    const letGo = "file" in location ? holdFolder(folder) : () => undefined;
    try {
      await settleRestored(files, folder);
      if (!replace) await requireEmpty(location, files);
      await putIn(location, files, archive);
    } finally {
      letGo();
    }
    return archive.manifest;
  } catch (error) {
    await rm(stagedFolder(folder), { recursive: true, force: true });
    throw withPlainReason(error);
  } finally {
    archive.close();
  }
}

/** @throws DomainError where a copy is of the other engine, or its rows are of other tables. */
function requireFit(
  { files, schema, version }: CopyManifest,
  location: DatabaseLocation,
  fileName: string,
): void {
  if (sqliteName in files) {
    if ("file" in location) return;
    throw new DomainError(
      "file_refused",
      `${fileName} is a backup of SQLite, and DATABASE_URL names PostgreSQL. Restore it on SQLite, then use dump and load.`,
    );
  }
  if (schema === schemaMark()) return;
  throw new DomainError(
    "file_refused",
    `${fileName} was made by Touchstone ${version}, whose tables differ from those of ${productVersion()}. ` +
      `Use it with Touchstone ${version}. Then update, and run touchstone migrate.`,
  );
}

async function requireEmpty(location: DatabaseLocation, files: FileStore): Promise<void> {
  if ((await hasRows(location, copiedTables())) || (await hasDataFiles(files))) {
    throw new DomainError(
      "conflict",
      `The database or ${files.place} is not empty. Add --replace to delete what is there, or choose another place.`,
    );
  }
}

async function putIn(location: DatabaseLocation, files: FileStore, archive: CheckedArchive): Promise<void> {
  const folder = dataFolder();
  const staged = await stageFiles(folder, archive);
  if ("databaseUrl" in location) {
    await load(await loadIntoPostgres(location.databaseUrl, copiedTables()), archive);
  } else {
    const file = path.join(staged, sqliteName);
    if (sqliteName in archive.manifest.files) await prepare(file);
    else await load(await loadIntoSqlite(file), archive);
    for (const rest of [`${file}-wal`, `${file}-shm`]) await rm(rest, { force: true });
    await onDisk(file);
  }
  await declareRestored(folder);
  await settleRestored(files, folder);
}

/** An older one is brought to the newest schema before anything is replaced by it. */
async function prepare(file: string): Promise<void> {
  await migrate({ file });
  if (!isSoundSqlite(file)) throw new DomainError("file_refused", "The database in the backup is damaged.");
}

async function load(target: LoadTarget, { manifest, read }: CheckedArchive): Promise<void> {
  try {
    for (const table of copiedTables()) {
      let count = 0;
      for await (const rows of readCopiedRows(table, await read(rowsName(table.name)))) {
        await target.insert(table, rows);
        count += rows.length;
      }
      if (count !== manifest.rows[table.name]) throw unfit(table.name);
    }
    for (const table of await target.brokenTables()) throw unfit(table);
    await target.keep();
  } finally {
    await target.close();
  }
}

const unfit = (table: string) =>
  new DomainError(
    "file_refused",
    `Rows of the table ${table} are missing in this file. Nothing was changed.`,
  );
