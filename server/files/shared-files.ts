import type { FileStore } from "./file-store";
import { folderFiles } from "./folder-files";
import { readStorageSettings } from "./s3/storage-settings";

interface OpenedStorage {
  /** The settings it was opened with. */
  key: string;
  files: FileStore;
}

// Route handlers have a copy of this module of their own; what speaks to the storage is the server's, so that pages
// carry none of it.
const shared = globalThis as typeof globalThis & { touchstoneStorage?: OpenedStorage | undefined };

/** From here on this process has its files there. */
export function shareStorage(storage: OpenedStorage): FileStore {
  shared.touchstoneStorage = storage;
  return storage.files;
}

/** The files as the environment says: in the data folder, or in the storage that `openFiles` opened. */
export function sharedFiles(): FileStore {
  const settings = readStorageSettings();
  if (settings === null) return folderFiles;
  const opened = shared.touchstoneStorage;
  if (opened?.key === JSON.stringify(settings)) return opened.files;
  throw new Error("This process has not opened the file storage that the environment names.");
}
