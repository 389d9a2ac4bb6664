import { readdir, rm } from "node:fs/promises";
import { isOfUse } from "@/db/queries/jobs";
import type { Deps } from "@/server/deps";
import { jobFolder, jobFolders } from "./job-folder";

/** Removes the files of jobs that ended without a result while nobody was there to remove them. */
export async function dropJobFolders(deps: Pick<Deps, "store">): Promise<void> {
  // Nobody has asked for a job yet where there is no such folder.
  const ids = await readdir(jobFolders()).catch(() => []);
  for (const id of ids) await dropJobFolder(deps, id);
}

/** Removes the files of a job that ended without a result; those of others stay. */
export async function dropJobFolder({ store }: Pick<Deps, "store">, jobId: string): Promise<void> {
  if (!(await isOfUse(store.read, jobId))) await rm(jobFolder(jobId), { recursive: true, force: true });
}
