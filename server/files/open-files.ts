import type { FileStore } from "./file-store";
import { readStorageSettings } from "./s3/storage-settings";
import { sharedFiles, shareStorage } from "./shared-files";

/**
 * Opens the files where the environment says they are, for all of this process.
 * @throws Error with a sentence for the person who started it.
 */
export async function openFiles(): Promise<FileStore> {
  const settings = readStorageSettings();
  if (settings === null) return sharedFiles();
  // Half a second and 20 MB that servers without a storage do not spend.
  const { s3Files } = await import("./s3/s3-files");
  return shareStorage({ key: JSON.stringify(settings), files: s3Files(settings) });
}
