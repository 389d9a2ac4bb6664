import { readdir, rm } from "node:fs/promises";
import { jobsOfUse } from "@/db/queries/jobs";
import type { Deps } from "@/server/deps";
import { inChunks } from "@/server/domain/in-chunks";
import { jobFolder, jobFolders } from "./job-folder";

/** Removes the files of jobs that ended without a result while nobody was there to remove them. */
export async function dropJobFolders({ store }: Pick<Deps, "store">): Promise<void> {
  // Nobody has asked for a job yet where there is no such folder.
  const ids = await readdir(jobFolders()).catch(() => []);
  for (const some of inChunks(ids)) {
    const ofUse = await jobsOfUse(store.read, some);
    for (const id of some) if (!ofUse.has(id)) await rm(jobFolder(id), { recursive: true, force: true });
  }
}
