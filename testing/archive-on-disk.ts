import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ImportFile } from "@/server/domain/import/item-reader";
import { fileOnDisk } from "@/server/services/import/file-on-disk";

let folder: string | undefined;
let archives = 0;

/** The folder of this process, which goes with it. */
function ownFolder(): string {
  if (folder !== undefined) return folder;
  const made = mkdtempSync(path.join(tmpdir(), "touchstone-archives-"));
  process.once("exit", () => rmSync(made, { recursive: true, force: true }));
  folder = made;
  return made;
}

/** An archive where uploads keep it, since readers jump about in it. */
export function archiveOnDisk(fileName: string, bytes: Uint8Array): ImportFile {
  archives += 1;
  const file = path.join(ownFolder(), `${archives}.zip`);
  writeFileSync(file, bytes);
  return fileOnDisk({ fileName, path: file });
}
