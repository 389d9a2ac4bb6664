import type { Deps } from "@/server/deps";
import { dropOldUploads } from "@/server/services/import/internal/drop-old-uploads";
import { dropJobFolders } from "@/server/services/job/drop-job-folders";
import { takeBackUnfinished } from "./take-back-unfinished";

/** Takes back what processes that are gone left half-made: launches, imports, uploads nobody came back to, and files of jobs without a result. */
export async function recoverUnfinishedWork(deps: Deps): Promise<void> {
  await takeBackUnfinished(deps);
  await dropOldUploads(deps);
  await dropJobFolders(deps);
}
