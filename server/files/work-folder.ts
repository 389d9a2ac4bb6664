import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { dataFolder } from "@/db/engine";

/** Where this machine works at files: on the disk of the data folder, so that what is finished is moved and not copied. */
const workFolders = () => path.join(dataFolder(), "work");

/** A new folder for files that somebody works at; `removeWorkFolder` ends it. */
export async function openWorkFolder(): Promise<string> {
  await mkdir(workFolders(), { recursive: true });
  return mkdtemp(path.join(workFolders(), "at-"));
}

export const removeWorkFolder = (folder: string) => rm(folder, { recursive: true, force: true });

/** Does some work in a folder that is gone afterwards with what is left in it. */
export async function inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await openWorkFolder();
  try {
    return await work(folder);
  } finally {
    await removeWorkFolder(folder);
  }
}

/** Removes what processes that were killed left unfinished. @param before an instant; later work may go on */
export async function dropOldWork(before: number): Promise<void> {
  // Before the first work there is no such folder.
  for (const name of await readdir(workFolders()).catch(() => [])) {
    const folder = path.join(workFolders(), name);
    // Whoever worked there may have ended meanwhile.
    const found = await stat(folder).catch(() => null);
    if (found !== null && found.mtimeMs < before) await removeWorkFolder(folder);
  }
}
