import { createReadStream } from "node:fs";
import { open, readdir, type FileHandle } from "node:fs/promises";
import path from "node:path";
import type { ReadStream } from "node:fs";

/** The folders of the data folder that a copy takes along. */
export const copiedFolders = ["images", "jobs", "releases", "uploads"] as const;
/** What signs the sessions and encrypts second factors. */
export const secretName = "session-secret";

/** A file of the data folder, by its path in it. */
export interface DataFile {
  name: string;
  content: ReadStream;
}

/** Every file that a copy takes along, each opened when its turn comes; what has gone by then is passed over. */
export async function* dataFiles(folder: string): AsyncGenerator<DataFile> {
  for (const name of await filesBelow(folder)) {
    const file = await open(path.join(folder, name)).catch(unlessGone);
    if (file !== null) yield { name, content: contentOf(file) };
  }
}

/** Whether there is any such file, the secret apart. */
export async function hasDataFiles(folder: string): Promise<boolean> {
  return (await filesBelow(folder)).some((name) => name !== secretName);
}

async function filesBelow(folder: string): Promise<string[]> {
  const names = [secretName];
  for (const part of copiedFolders) {
    const entries = await readdir(path.join(folder, part), { recursive: true, withFileTypes: true }).catch(
      unlessGone,
    );
    const files = (entries ?? []).filter((entry) => entry.isFile());
    names.push(...files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))));
  }
  const present = names.map((name) => name.split(path.sep).join("/")).sort();
  const secret = await open(path.join(folder, secretName)).catch(unlessGone);
  await secret?.close();
  return secret === null ? present.filter((name) => name !== secretName) : present;
}

const contentOf = (file: FileHandle): ReadStream => createReadStream("", { fd: file });

function unlessGone(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
