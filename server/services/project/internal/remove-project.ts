import { rm } from "node:fs/promises";
import { deleteSomeAnnotators } from "@/db/queries/annotators";
import { deleteItemsWithWork } from "@/db/queries/deletion";
import { deleteProjectRow } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { FileStore } from "@/server/files/file-store";
import { imagesOf } from "@/server/services/image/internal/image-names";
import { uploadsOf } from "@/server/services/import/internal/upload-names";
import { jobFolder, keptOfJob } from "@/server/services/job/job-folder";
import { releaseFoldersOf } from "@/server/services/release/internal/release-names";

/** So many rows a transaction, so that annotators of other projects are not kept waiting. */
const itemsAtOnce = 100;
const annotatorsAtOnce = 20;

/** Removes a project that nobody works in, some rows at a time, and then its files. */
export async function removeProject(
  { store, files }: Pick<Deps, "store" | "files">,
  projectId: string,
  jobIds: readonly string[],
): Promise<void> {
  await removeContents(store.write, files, projectId, jobIds);
  await store.write((tx) => deleteProjectRow(tx, projectId));
}

/** The same without the project's own row. @param write makes each of the transactions */
export async function removeContents(
  write: (work: (tx: Tx) => Promise<boolean>) => Promise<boolean>,
  files: FileStore,
  projectId: string,
  jobIds: readonly string[],
): Promise<void> {
  while (await write((tx) => deleteItemsWithWork(tx, projectId, itemsAtOnce)));
  while (await write((tx) => deleteSomeAnnotators(tx, projectId, annotatorsAtOnce)));
  const stored = [
    imagesOf(projectId),
    releaseFoldersOf(projectId),
    uploadsOf(projectId),
    ...jobIds.map(keptOfJob),
  ];
  // Files that nobody could find again must not outlive the row that leads to them.
  for (const folder of stored) await files.removeAll(folder);
  for (const id of jobIds) await rm(jobFolder(id), { recursive: true, force: true });
}
