import { createWriteStream } from "node:fs";
import { mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { filesPrefix, sqliteName } from "@/server/domain/copy/copy-manifest";
import type { CheckedArchive } from "./archive-reader";
import { copiedFolders } from "./data-parts";
import { stagedFolder } from "../settle-restored";

/** Unpacks the files of a copy beside those of the data folder. Folders that the copy has nothing of are empty. */
export async function stageFiles(folder: string, { manifest, read }: CheckedArchive): Promise<string> {
  const staged = stagedFolder(folder);
  await rm(staged, { recursive: true, force: true });
  for (const part of copiedFolders) await mkdir(path.join(staged, part), { recursive: true });
  for (const name of Object.keys(manifest.files)) {
    if (name === sqliteName) await unpack(await read(name), path.join(staged, name));
    if (name.startsWith(filesPrefix)) {
      await unpack(await read(name), path.join(staged, name.slice(filesPrefix.length)));
    }
  }
  return staged;
}

async function unpack(content: NodeJS.ReadableStream, place: string): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true });
  await pipeline(content, createWriteStream(place, { mode: 0o600 }));
  await onDisk(place);
}

/** Waits until a file is on the disk. */
export async function onDisk(place: string): Promise<void> {
  const file = await open(place, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
