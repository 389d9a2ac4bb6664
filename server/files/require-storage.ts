import { randomBytes } from "node:crypto";
import type { FileStore } from "./file-store";
import { storedBytes } from "./stored-content";

/**
 * Writes a small file, finds it in the list, reads it and removes it again, so that a server that could not keep files
 * does not start.
 * @throws DomainError `busy` while the storage does not answer; Error with what to do.
 */
export async function requireStorage(files: FileStore): Promise<void> {
  if (files.isDataFolder) return;
  const name = `checks/${randomBytes(12).toString("hex")}`;
  const written = Buffer.from("Touchstone looks whether it can write, list, read and delete here.\n");
  await files.put(
    name,
    (async function* () {
      yield written;
    })(),
  );
  const isRead = (await storedBytes(files, name)).equals(written);
  const listed: string[] = [];
  for await (const file of files.list("checks")) listed.push(file.name);
  await files.remove(name);
  if (isRead && listed.includes(name)) return;
  throw new Error(
    `${files.place} does not give back what was just written. Use a storage with read-after-write.`,
  );
}
