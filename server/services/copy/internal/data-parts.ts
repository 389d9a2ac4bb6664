import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import type { FileStore } from "@/server/files/file-store";

/** The folders of stored files that a copy takes along. */
export const copiedFolders = ["images", "jobs", "releases", "uploads"] as const;
/** What signs the sessions and encrypts second factors. */
export const secretName = "session-secret";

/** A file that a copy takes along, by its path in a data folder. */
export interface DataFile {
  name: string;
  content: Readable;
}

/** Every file that a copy takes along, each opened when its turn comes; what has gone by then is passed over. */
export async function* dataFiles(files: FileStore, folder: string): AsyncGenerator<DataFile> {
  for (const name of (await storedNames(files)).sort()) {
    const opened = await files.open(name);
    if (opened !== null) yield { name, content: opened.stream };
  }
  const secret = await open(path.join(folder, secretName)).catch(unlessGone);
  if (secret !== null) yield { name: secretName, content: createReadStream("", { fd: secret }) };
}

/** Whether there is any such file, the secret apart. */
export async function hasDataFiles(files: FileStore): Promise<boolean> {
  for (const part of copiedFolders) for await (const _file of files.list(part)) return true;
  return false;
}

async function storedNames(files: FileStore): Promise<string[]> {
  const names: string[] = [];
  for (const part of copiedFolders) for await (const { name } of files.list(part)) names.push(name);
  return names;
}

function unlessGone(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
