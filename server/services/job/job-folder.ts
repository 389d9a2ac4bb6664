import path from "node:path";
import { dataFolder } from "@/db/engine";

/** Where a job keeps the files that its result speaks of. */
export function jobFolder(jobId: string): string {
  return path.join(dataFolder(), "jobs", jobId);
}
