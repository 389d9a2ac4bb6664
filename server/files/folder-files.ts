import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { dataFolder } from "@/db/engine";
import { withPlainReason } from "@/db/errors";
import type { FileStore, ListedFile, OpenedFile } from "./file-store";
import { inWorkFolder } from "./work-folder";

/** Another process of this machine is asked for nothing, so it is looked often. */
const lookMs = 40;

function placeOf(name: string): string {
  if (name.split("/").some((part) => part === "" || part === "." || part === "..")) {
    throw new Error(`${name} is no name of a file.`);
  }
  return path.join(dataFolder(), ...name.split("/"));
}

function unlessMissing(error: unknown): null {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT" || code === "ENOTDIR") return null;
  throw error;
}

/** Waits until a file is on the disk. */
async function synced(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function moved(from: string, name: string): Promise<void> {
  const place = placeOf(name);
  if (path.resolve(from) === place) return;
  await mkdir(path.dirname(place), { recursive: true });
  await rename(from, place);
}

async function putPlainly(...[name, content, passing]: Parameters<FileStore["put"]>): Promise<void> {
  try {
    await inWorkFolder(async (folder) => {
      const unfinished = path.join(folder, "unfinished");
      await pipeline(content, createWriteStream(unfinished, { flags: "wx", mode: 0o600 }));
      if (passing === undefined) await synced(unfinished);
      await moved(unfinished, name);
    });
  } catch (error) {
    throw withPlainReason(error);
  }
}

async function putFile(name: string, file: string): Promise<void> {
  await synced(file);
  await moved(file, name);
}

async function putFolder(name: string, folder: string): Promise<void> {
  for (const file of await readdir(folder)) await synced(path.join(folder, file));
  await rm(placeOf(name), { recursive: true, force: true });
  await moved(folder, name);
}

async function opened(name: string): Promise<OpenedFile | null> {
  const handle = await open(placeOf(name)).catch(unlessMissing);
  if (handle === null) return null;
  const { size } = await handle.stat();
  return { bytes: size, stream: handle.createReadStream() };
}

async function sizeOf(name: string): Promise<number | null> {
  const found = await stat(placeOf(name)).catch(unlessMissing);
  return found?.isFile() === true ? found.size : null;
}

async function* listed(folder: string): AsyncGenerator<ListedFile> {
  const top = placeOf(folder);
  const entries = await readdir(top, { recursive: true, withFileTypes: true }).catch(unlessMissing);
  for (const entry of entries ?? []) {
    const file = path.join(entry.parentPath, entry.name);
    // Whoever used it may have removed it meanwhile.
    const found = entry.isFile() ? await stat(file).catch(unlessMissing) : null;
    if (found === null) continue;
    const below = path.relative(top, file).split(path.sep);
    yield { name: [folder, ...below].join("/"), bytes: found.size, changedAt: found.mtimeMs };
  }
}

/** Files in the data folder, as it is named when they are asked for. */
export const folderFiles: FileStore = {
  get place() {
    return dataFolder();
  },
  isDataFolder: true,
  lookMs,
  put: putPlainly,
  putFile,
  putFolder,
  open: opened,
  sizeOf,
  pathOf: async (name) => ((await sizeOf(name)) === null ? null : placeOf(name)),
  list: listed,
  remove: async (name) => void (await rm(placeOf(name), { force: true }).catch(unlessMissing)),
  removeAll: (folder) => rm(placeOf(folder), { recursive: true, force: true }),
};
