import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Deps } from "@/server/deps";
import { uploadFolder } from "./upload-folder";

const keptForMs = 24 * 60 * 60 * 1000;

/** Removes uploads that were not imported within a day. */
export async function dropOldUploads(deps: Pick<Deps, "now">): Promise<void> {
  const folder = uploadFolder();
  // Before the first upload there is no such folder.
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    // Another process may have dropped it meanwhile.
    const found = await stat(file).catch(() => null);
    if (found?.isFile() && found.mtimeMs < deps.now() - keptForMs) await rm(file, { force: true });
  }
}
