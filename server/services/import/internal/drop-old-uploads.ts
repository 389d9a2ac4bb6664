import type { Deps } from "@/server/deps";
import { dropOldWork } from "@/server/files/work-folder";
import { uploadsFolder } from "./upload-names";

const keptForMs = 24 * 60 * 60 * 1000;

/** Removes uploads that were not imported within a day, and what this machine worked at so long ago. */
export async function dropOldUploads({ files, now }: Pick<Deps, "now" | "files">): Promise<void> {
  const before = now() - keptForMs;
  for await (const { name, changedAt } of files.list(uploadsFolder)) {
    if (changedAt < before) await files.remove(name);
  }
  await dropOldWork(before);
}
