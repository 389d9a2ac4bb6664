import { readdir, rm } from "node:fs/promises";
import { isOfUse } from "@/db/queries/jobs";
import type { Deps } from "@/server/deps";
import { jobFolder, jobFolders, jobsFolder, keptOfJob } from "./job-folder";

/** Removes the files of jobs that ended without a result while nobody was there to remove them. */
export async function dropJobFolders(deps: Pick<Deps, "store" | "files">): Promise<void> {
  // Nobody has asked for a job yet where there is no such folder.
  const ids = new Set(await readdir(jobFolders()).catch(() => []));
  if (!deps.files.isDataFolder) {
    for await (const { name } of deps.files.list(jobsFolder)) ids.add(name.split("/")[1] ?? "");
  }
  for (const id of ids) await dropJobFolder(deps, id);
}

/** Removes the files of a job that ended without a result; those of others stay. */
async function dropJobFolder({ store, files }: Pick<Deps, "store" | "files">, jobId: string): Promise<void> {
  if (await isOfUse(store.read, jobId)) return;
  await rm(jobFolder(jobId), { recursive: true, force: true });
  await files.removeAll(keptOfJob(jobId));
}

/** The same once this machine has done with a job, of which it keeps nothing where files lie elsewhere. */
export async function leaveJobFolder(deps: Pick<Deps, "store" | "files">, jobId: string): Promise<void> {
  if (!deps.files.isDataFolder) await rm(jobFolder(jobId), { recursive: true, force: true });
  await dropJobFolder(deps, jobId);
}
