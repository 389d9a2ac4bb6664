import { rm } from "node:fs/promises";
import path from "node:path";
import { deleteSomeAnnotators } from "@/db/queries/annotators";
import { deleteItemsWithWork } from "@/db/queries/deletion";
import { deleteProjectRow } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { imageFolder } from "@/server/services/image/internal/image-folder";
import { uploadFolder } from "@/server/services/import/internal/upload-folder";
import { jobFolder } from "@/server/services/job/job-folder";
import { releasesFolder } from "@/server/services/release/internal/release-folder";

/** So many rows a transaction, so that annotators of other projects are not kept waiting. */
const itemsAtOnce = 100;
const annotatorsAtOnce = 20;

/** Removes a project that nobody works in, some rows at a time, and then its files. */
export async function removeProject(
  { store }: Pick<Deps, "store">,
  projectId: string,
  jobIds: readonly string[],
): Promise<void> {
  await removeContents(store.write, projectId, jobIds);
  await store.write((tx) => deleteProjectRow(tx, projectId));
}

/** The same without the project's own row. @param write makes each of the transactions */
export async function removeContents(
  write: (work: (tx: Tx) => Promise<boolean>) => Promise<boolean>,
  projectId: string,
  jobIds: readonly string[],
): Promise<void> {
  while (await write((tx) => deleteItemsWithWork(tx, projectId, itemsAtOnce)));
  while (await write((tx) => deleteSomeAnnotators(tx, projectId, annotatorsAtOnce)));
  const folders = [
    imageFolder(projectId),
    releasesFolder(projectId),
    path.join(uploadFolder(), projectId),
    ...jobIds.map(jobFolder),
  ];
  // Files that nobody could find again must not outlive the row that leads to them.
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}
