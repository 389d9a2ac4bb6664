import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { holdFolder } from "@/db/hold-folder";
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
export async function settleRestored(folder: string): Promise<void> {
  const ready = readyFolder(folder);
  const parts = await readdir(ready).catch(() => null);
  if (parts === null) return;
  for (const part of parts) {
    const place = path.join(folder, part);
    const before = part === sqliteName ? [`${place}-wal`, `${place}-shm`] : [];
    for (const gone of [...before, place]) await rm(gone, { recursive: true, force: true });
    await rename(path.join(ready, part), place);
  }
  await rm(ready, { recursive: true });
}

/** The same while no server runs that would do it. */
export async function finishRestoring(folder: string): Promise<void> {
  if (!existsSync(readyFolder(folder))) return;
  const letGo = holdFolder(folder);
  await settleRestored(folder).finally(letGo);
}
