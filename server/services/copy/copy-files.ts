import { dataFolder } from "@/db/engine";
import { DomainError } from "@/server/domain/errors";
import type { FileStore, ListedFile } from "@/server/files/file-store";
import { folderFiles } from "@/server/files/folder-files";
import { storedContent } from "@/server/files/stored-content";
import { copiedFolders } from "./internal/data-parts";

/** What a copy of all files came to. */
export interface CopiedFiles {
  from: string;
  to: string;
  copied: number;
  /** Of those that were copied. */
  bytes: number;
  /** Files that were there already, as long and no older. */
  present: number;
}

/**
 * Copies the files of the data folder to the storage, or those of the storage back. It may be begun again, also while a
 * server works, and then copies what is new.
 * @throws DomainError `conflict` where no storage is configured, `disk_full`, `busy`.
 */
export async function copyFiles(files: FileStore, { back }: { back: boolean }): Promise<CopiedFiles> {
  if (files.isDataFolder) {
    throw new DomainError("conflict", "No file storage is configured. Set TOUCHSTONE_S3_BUCKET first.");
  }
  const [from, to] = back ? [files, folderFiles] : [folderFiles, files];
  const found: CopiedFiles = { from: from.place, to: to.place, copied: 0, bytes: 0, present: 0 };
  for (const part of copiedFolders) {
    const there = new Map<string, ListedFile>();
    for await (const file of to.list(part)) there.set(file.name, file);
    for await (const { name, bytes, changedAt } of from.list(part)) {
      const present = there.get(name);
      if (present !== undefined && present.bytes === bytes && present.changedAt >= changedAt) {
        found.present += 1;
        continue;
      }
      await to.put(name, storedContent(from, name));
      found.copied += 1;
      found.bytes += bytes;
    }
  }
  return found;
}

/**
 * Refuses a storage that has nothing beside a data folder with pictures or releases: a server would not find them.
 * @throws DomainError `conflict` with what to do.
 */
export async function requireCopiedFiles(files: FileStore): Promise<void> {
  if (files.isDataFolder || (await hasAny(files)) || !(await hasAny(folderFiles))) return;
  throw new DomainError(
    "conflict",
    `${files.place} is empty, and ${dataFolder()} has pictures or releases. Copy them first: touchstone files copy`,
  );
}

async function hasAny(files: FileStore): Promise<boolean> {
  for (const part of ["images", "releases"]) for await (const _file of files.list(part)) return true;
  return false;
}
