import { createReadStream, existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { holdFolder } from "@/db/hold-folder";
import type { FileStore } from "@/server/files/file-store";
import { copiedFolders } from "./internal/data-parts";
import { sqliteName } from "@/server/domain/copy/copy-manifest";

/** What is being put together; it is nobody's yet. */
export const stagedFolder = (folder: string) => path.join(folder, "restore-staged");
/** What is whole and only has to be put into its place. */
const readyFolder = (folder: string) => path.join(folder, "restore-ready");

/** From here on the copy is what the data folder has, also if the process is killed before all of it is in its place. */
export async function declareRestored(folder: string): Promise<void> {
  await rename(stagedFolder(folder), readyFolder(folder));
}

/** Puts a copy that is whole into its place, each part instead of the one that was there. */
export async function settleRestored(files: FileStore, folder: string): Promise<void> {
  const ready = readyFolder(folder);
  const parts = await readdir(ready).catch(() => null);
  if (parts === null) return;
  for (const part of parts) {
    const from = path.join(ready, part);
    if (!files.isDataFolder && copiedFolders.some((one) => one === part))
      await storeInstead(files, part, from);
    else await moveInstead(part, from, path.join(folder, part));
  }
  await rm(ready, { recursive: true });
}

async function moveInstead(part: string, from: string, place: string): Promise<void> {
  const before = part === sqliteName ? [`${place}-wal`, `${place}-shm`] : [];
  for (const gone of [...before, place]) await rm(gone, { recursive: true, force: true });
  await rename(from, place);
}

/** The same of files that lie elsewhere. It can be begun again, so what is here goes last. */
async function storeInstead(files: FileStore, part: string, from: string): Promise<void> {
  const kept = new Set<string>();
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = [part, ...path.relative(from, file).split(path.sep)].join("/");
    await files.put(name, createReadStream(file));
    kept.add(name);
  }
  for await (const { name } of files.list(part)) if (!kept.has(name)) await files.remove(name);
  await rm(from, { recursive: true });
}

/** The same while no server runs that would do it. */
export async function finishRestoring(files: FileStore, folder: string): Promise<void> {
  if (!existsSync(readyFolder(folder))) return;
  const letGo = holdFolder(folder);
  await settleRestored(files, folder).finally(letGo);
}
