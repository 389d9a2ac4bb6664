import { unfinishedImports } from "@/db/queries/imports";
import { launchingProjects } from "@/db/queries/layout";
import type { Deps } from "@/server/deps";
import { discardImport } from "@/server/services/import/discard-import";
import { dropOldUploads } from "@/server/services/import/drop-old-uploads";
import { dropJobFolders } from "@/server/services/job/drop-job-folders";
import { undoLaunch } from "@/server/services/launch/undo-launch";

/** Takes back what a process that was killed left half-made: launches, imports, uploads nobody came back to, and files of jobs without a result. */
export async function recoverUnfinishedWork(deps: Deps): Promise<void> {
  const { read } = deps.store;
  for (const { id } of await launchingProjects(read)) await undoLaunch(deps, id);
  for (const { id, projectId } of await unfinishedImports(read)) await discardImport(deps, projectId, id);
  await dropOldUploads(deps);
  await dropJobFolders(deps);
}
