import path from "node:path";
import { dataFolder } from "@/db/engine";

/** Where the folders of all jobs lie. */
export function jobFolders(): string {
  return path.join(dataFolder(), "jobs");
}

/** Where a job keeps the files that its result speaks of. */
export function jobFolder(jobId: string): string {
  return path.join(jobFolders(), jobId);
}
